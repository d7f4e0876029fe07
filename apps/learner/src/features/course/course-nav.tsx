import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { CourseDetails } from '../catalogue/types.ts'
import styles from './course-nav.module.css'

const parts = ['outcomes', 'curriculum', 'about', 'teacher', 'reviews'] as const
type Part = (typeof parts)[number]

/** The parts of the page, at hand while one reads; the one that is on screen is marked. Plain links: they work before any script. */
export function CourseNav({ course }: { course: CourseDetails }) {
  const { t } = useLingui()
  const shown = parts.filter(part => part !== 'outcomes' || course.outcomes.length > 0)
  const current = useCurrentPart(shown.join(' '))
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const mark = list.current?.querySelector<HTMLElement>('[aria-current]')
    // Within the bar alone: the page stays where it is.
    if (mark && list.current) list.current.scrollLeft = mark.offsetLeft - list.current.clientWidth / 2
  }, [current])
  return (
    <nav className={styles.nav} aria-label={t`On this page`}>
      <ul ref={list}>
        {shown.map(part => (
          <li key={part}>
            <a href={`#${part}`} aria-current={part === current ? 'location' : undefined}>
              {names[part]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const names: Record<Part, ReactNode> = {
  outcomes: <Trans>What you will learn</Trans>,
  curriculum: <Trans>Course content</Trans>,
  about: <Trans>About this course</Trans>,
  teacher: <Trans>Your instructor</Trans>,
  reviews: <Trans>Reviews</Trans>,
}

/** How far below the top a heading counts as read: the header and the bar are above it. */
const below = '-140px 0px -55% 0px'

/** The part whose heading is, or was last, in the upper half of the window. */
function useCurrentPart(shown: string): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const seen = new IntersectionObserver(
      entries => {
        const first = entries.find(({ isIntersecting }) => isIntersecting)
        if (first) setCurrent(first.target.getAttribute('aria-labelledby') ?? undefined)
        // Back at the head of the page no part is read.
        else if (scrollY < 240) setCurrent(undefined)
      },
      { rootMargin: below },
    )
    for (const id of shown.split(' ')) {
      const part = document.querySelector(`[aria-labelledby="${id}"]`)
      if (part) seen.observe(part)
    }
    return () => seen.disconnect()
  }, [shown])
  return current
}
