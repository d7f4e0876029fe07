import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { encode } from 'uqr'
import styles from './two-factors.module.css'

/** Modules of white around the code, as ISO/IEC 18004 demands. */
const quietZone = 4

/** A text as a QR code, drawn here: dark on white in either theme, since cameras read no other. */
export function QrCode({ text }: { text: string }) {
  const { t } = useLingui()
  const { size, path } = useMemo(() => {
    const { data } = encode(text, { ecc: 'M', border: quietZone })
    const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    return { size: data.length, path: squares.join('') }
  }, [text])
  return (
    <svg
      role="img"
      aria-label={t`QR code for the authenticator app`}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles.qr}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
