import type { ExamStructure } from './api.ts'
import { draftOf, type PlaceDraft, type SectionDraft, type StructureDraft } from './draft.ts'

type Arranged = Pick<StructureDraft, 'sections' | 'places'>

const newKey = (kind: 'section' | 'pool') => `${kind}-${crypto.randomUUID().slice(0, 8)}`

/** Takes questions out of their places: a pool that is left without any goes, too. */
function takeOut(places: readonly PlaceDraft[], chosen: ReadonlySet<number>) {
  const taken = places.flatMap(({ questions }) => questions.filter(({ id }) => chosen.has(id)))
  const left = places
    .map(place => ({ ...place, questions: place.questions.filter(({ id }) => !chosen.has(id)) }))
    .filter(({ questions }) => questions.length > 0)
  return { taken, left }
}

const fixed = (question: PlaceDraft['questions'][number], section: string | null): PlaceDraft => ({
  key: `question-${question.id}`,
  section,
  pool: null,
  questions: [question],
})

/** Puts questions at the beginning or the end of a section, each at a place of its own; out of pools, too. */
export function moveQuestions(
  { sections, places }: Arranged,
  chosen: ReadonlySet<number>,
  section: string | null,
  end: 'start' | 'end',
): Arranged {
  const { taken, left } = takeOut(places, chosen)
  const moved = taken.map(question => fixed(question, section))
  return { sections, places: end === 'start' ? [...moved, ...left] : [...left, ...moved] }
}

/** Makes a pool of questions, where the first of them stands. */
export function makePool({ sections, places }: Arranged, chosen: ReadonlySet<number>): Arranged {
  const first = places.findIndex(({ questions }) => questions.some(({ id }) => chosen.has(id)))
  const place = places[first]
  if (!place) return { sections, places: [...places] }
  const { taken, left } = takeOut(places, chosen)
  const before = places.slice(0, first).filter(({ key }) => left.some(each => each.key === key)).length
  const pool: PlaceDraft = {
    key: newKey('pool'),
    section: place.section,
    pool: { id: null, name: {}, draws: '1', points: taken[0]?.points ?? '1' },
    questions: taken,
  }
  return { sections, places: left.toSpliced(before, 0, pool) }
}

/** Puts questions into an existing pool. */
export function addToPool(
  { sections, places }: Arranged,
  chosen: ReadonlySet<number>,
  pool: string,
): Arranged {
  const isThere = (place: PlaceDraft) => place.key === pool
  const own = new Set(places.find(isThere)?.questions.map(({ id }) => id))
  const { taken, left } = takeOut(places, new Set([...chosen].filter(id => !own.has(id))))
  return {
    sections,
    places: left.map(place =>
      isThere(place) ? { ...place, questions: [...place.questions, ...taken] } : place,
    ),
  }
}

/** Everybody is asked each question of the pool again. */
export function turnBack({ sections, places }: Arranged, pool: string): Arranged {
  return {
    sections,
    places: places.flatMap(place =>
      place.key === pool ? place.questions.map(question => fixed(question, place.section)) : [place],
    ),
  }
}

/** The same points for several questions. */
export function setPoints(
  { sections, places }: Arranged,
  chosen: ReadonlySet<number>,
  points: string,
): Arranged {
  const set = (question: PlaceDraft['questions'][number]) =>
    chosen.has(question.id) ? { ...question, points } : question
  return { sections, places: places.map(place => ({ ...place, questions: place.questions.map(set) })) }
}

/** The places of one section in another order; those of others stay. */
export function orderPlaces({ sections, places }: Arranged, keys: readonly string[]): Arranged {
  const ordered = keys.flatMap(key => places.find(place => place.key === key) ?? [])
  const isHere = ({ key }: PlaceDraft) => keys.includes(key)
  return { sections, places: places.map(place => (isHere(place) ? (ordered.shift() ?? place) : place)) }
}

export function orderSections({ sections, places }: Arranged, keys: readonly string[]): Arranged {
  return { sections: keys.flatMap(key => sections.find(section => section.key === key) ?? []), places }
}

/** A section more; the first takes all questions. */
export function addSection({ sections, places }: Arranged): Arranged & { key: string } {
  const key = newKey('section')
  const section: SectionDraft = { key, title: {}, instructions: {}, minutes: '' }
  return {
    key,
    sections: [...sections, section],
    places: sections.length === 0 ? places.map(place => ({ ...place, section: key })) : places,
  }
}

/** Takes a section away; its questions go to the one before it, or the one after. @returns where they went */
export function removeSection(
  { sections, places }: Arranged,
  key: string,
): Arranged & { heir: SectionDraft | null } {
  const at = sections.findIndex(section => section.key === key)
  const heir = sections[at - 1] ?? sections[at + 1] ?? null
  const isOf = (place: PlaceDraft) => place.section === key
  const inherited = places.filter(isOf).map(place => ({ ...place, section: heir?.key ?? null }))
  const others = places.filter(place => !isOf(place))
  return {
    heir,
    sections: sections.filter(section => section.key !== key),
    // Behind those of the section before, before those of the one after.
    places: at > 0 ? [...others, ...inherited] : [...inherited, ...others],
  }
}

/** What was arranged, with the questions that are there now: those that are gone left out, new ones at the end. */
export function ontoStored(draft: StructureDraft, stored: ExamStructure): StructureDraft {
  const now = draftOf(stored)
  const there = new Map(now.places.flatMap(({ questions }) => questions).map(each => [each.id, each]))
  const placed = new Set(draft.places.flatMap(({ questions }) => questions.map(({ id }) => id)))
  const gone = new Set([...placed].filter(id => !there.has(id)))
  const pools = new Set(now.places.flatMap(({ pool }) => (pool?.id ? [pool.id] : [])))
  const last = draft.sections.at(-1)?.key ?? null
  const kept = takeOut(draft.places, gone).left.map(place =>
    place.pool?.id && !pools.has(place.pool.id) ? { ...place, pool: { ...place.pool, id: null } } : place,
  )
  const fresh = [...there.values()].filter(({ id }) => !placed.has(id)).map(each => fixed(each, last))
  return { state: stored.state, sections: draft.sections, places: [...kept, ...fresh] }
}
