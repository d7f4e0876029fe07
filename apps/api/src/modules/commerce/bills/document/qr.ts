import { renderSVG } from 'uqr'

/** Modules of white around the code, as ISO/IEC 18004 demands. */
const quietZone = 4

/** The picture of a bill's QR code, as SVG. @param text Base64, as `bills.qr` has it */
export function qrPicture(text: string): string {
  return renderSVG(text, { ecc: 'M', border: quietZone })
}
