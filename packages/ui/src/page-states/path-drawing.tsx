import styles from './page-states.module.css'

type PathDrawingKind = 'open' | 'broken' | 'offline'

/** The path of Masar as a small drawing: it runs on into the open, breaks off, or waits for the other side. */
const drawings: Record<PathDrawingKind, { solid: string; dashed: string; dot: [x: number, y: number] }> = {
  open: { solid: 'M8 68h34a12 12 0 0 0 12-12V48', dashed: 'M54 48V36a12 12 0 0 1 12-12h46', dot: [54, 48] },
  broken: {
    solid: 'M8 68h24a12 12 0 0 0 12-12V50M76 34v-2a12 12 0 0 1 12-12h24',
    dashed: 'M50 46l8 6M62 32l8 6',
    dot: [112, 20],
  },
  offline: {
    solid: 'M8 62h22a12 12 0 0 0 12-12V44M78 44V34a12 12 0 0 1 12-12h22',
    dashed: 'M42 44h36',
    dot: [8, 62],
  },
}

/** Hidden from screen readers: the words beside it say it all. */
export function PathDrawing({ kind }: { kind: PathDrawingKind }) {
  const { solid, dashed, dot } = drawings[kind]
  return (
    <svg
      viewBox="0 0 120 88"
      width={160}
      height={117}
      fill="none"
      strokeWidth={5}
      strokeLinecap="round"
      aria-hidden
      className={styles.drawing}
    >
      <path d={dashed} strokeDasharray="1 10" className={styles.dashed} />
      <path d={solid} />
      <circle cx={dot[0]} cy={dot[1]} r={7} className={styles.dot} />
    </svg>
  )
}
