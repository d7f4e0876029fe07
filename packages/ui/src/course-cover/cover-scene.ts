import { hashOf } from './tone.ts'

/** How many variants each scene of a subject has; a test holds it against the scenes. */
export const sceneVariants = {
  programming: [3, 3, 3, 2, 3],
  data: [3, 2, 3, 2, 2],
  management: [3, 3, 2, 2, 3],
  design: [3, 2, 2, 3, 3],
  languages: [3, 3, 3, 3, 3],
  finance: [3, 2, 3, 2, 2],
  other: [3],
} as const

/** How many patterns there are to stand on. */
export const groundCount = 14

export type CoverSubject = keyof typeof sceneVariants

/** Which categories are which subject, by their slugs. */
const subjects: Partial<Record<string, CoverSubject>> = {
  programming: 'programming',
  'data-ai': 'data',
  business: 'management',
  design: 'design',
  languages: 'languages',
  finance: 'finance',
}

/**
 * The pattern and the scene of a course's cover, as their names in the sheets: the same for the same id and category, everywhere and for ever.
 * @param category the slug of its category; one without scenes of its own gets a star of the pattern
 */
export function coverScene(id: string | number, category: string): { ground: string; scene: string } {
  const subject = subjects[category] ?? 'other'
  const variants = sceneVariants[subject]
  const hash = hashOf(`${category} ${id}`)
  const scene = hash % variants.length
  const variant = Math.floor(hash / variants.length) % (variants[scene] ?? 1)
  return { ground: `ground-${hashOf(`${id}`) % groundCount}`, scene: `${subject}-${scene}-${variant}` }
}
