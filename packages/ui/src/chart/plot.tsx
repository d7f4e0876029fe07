import type { CSSProperties, ReactNode } from 'react'
import styles from './chart.module.css'
import type { Scale } from './scale.ts'

interface PlotProps {
  scale: Scale
  categories: readonly string[]
  write: (value: number) => string
  children: ReactNode
}

/** How many categories may be named without their names running into each other on a phone. */
const mostNames = 8

/**
 * The field of a chart with its axes: values on the side where reading begins, categories along the reading direction.
 * Words are set by the page, not in the drawing: so they keep their script's shaping, size and direction.
 */
export function Plot({ scale, categories, write, children }: PlotProps) {
  const every = Math.ceil(categories.length / mostNames)
  return (
    <div className={styles.plot}>
      <div className={styles.values}>
        {scale.ticks.map(tick => (
          <bdi key={tick} style={{ insetBlockEnd: `${scale.at(tick) * 100}%` }}>
            {write(tick)}
          </bdi>
        ))}
      </div>
      <div className={styles.field}>
        {scale.ticks.map(tick => (
          <hr
            key={tick}
            data-zero={tick === 0 || undefined}
            style={{ insetBlockEnd: `${scale.at(tick) * 100}%` }}
          />
        ))}
        {children}
      </div>
      <div
        className={styles.categories}
        data-many={categories.length > 4 || undefined}
        style={{ '--count': categories.length } as CSSProperties}
      >
        {categories.map((name, index) => (
          <bdi key={index} data-second={(index / every) % 2 === 1 || undefined}>
            {index % every === 0 ? name : ''}
          </bdi>
        ))}
      </div>
    </div>
  )
}
