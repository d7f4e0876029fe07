import { type ComponentProps, useMemo } from 'react'
import { encode } from 'uqr'
import { cx } from '../ui-provider/class-names.ts'
import styles from './qr-code.module.css'

/** Modules of white around the code, as ISO/IEC 18004 demands. */
const quietZone = 4

export interface QrCodeProps extends Omit<ComponentProps<'svg'>, 'children' | 'viewBox'> {
  /** What a camera reads. */
  text: string
  /** What it is, for those who don't see it. */
  label: string
}

/** A text as a QR code, drawn here: dark on white in either theme, since cameras read no other. */
export function QrCode({ text, label, className, ...rest }: QrCodeProps) {
  const { size, path } = useMemo(() => {
    const { data } = encode(text, { ecc: 'M', border: quietZone })
    const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    return { size: data.length, path: squares.join('') }
  }, [text])
  return (
    <svg
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      {...rest}
      viewBox={`0 0 ${size} ${size}`}
      className={cx(styles.qr, className)}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
