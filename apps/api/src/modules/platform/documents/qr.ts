import { renderSVG } from 'uqr'

/** Modules of white around the code, as ISO/IEC 18004 demands. */
const quietZone = 4

/** The picture of a QR code, as SVG. */
export function qrPicture(text: string): string {
  return renderSVG(text, { ecc: 'M', border: quietZone })
}
