import { fold } from '@masar/text'
import type { Department } from '../queries.ts'

type Placed = Pick<Department, 'id' | 'name' | 'parent_id'>

const byId = <T extends Placed>(departments: readonly T[]) =>
  new Map(departments.map(department => [department.id, department]))

/** The departments above one, from the nearest to the top. */
function above<T extends Placed>(known: ReadonlyMap<number, T>, department: T): T[] {
  const found: T[] = []
  let at = known.get(department.parent_id ?? 0)
  while (at && !found.includes(at)) {
    found.push(at)
    at = known.get(at.parent_id ?? 0)
  }
  return found
}

/** Each department with the names of those above it, from the top: `Operations › Warehousing`. Each stands behind the one above it. */
export function pathsOf(departments: readonly Placed[]): { id: number; path: string }[] {
  const known = byId(departments)
  const below = Map.groupBy(departments, ({ parent_id: parent }) => (known.has(parent ?? 0) ? parent : null))
  const walk = (parent: number | null, before: string): { id: number; path: string }[] =>
    (below.get(parent) ?? []).flatMap(({ id, name }) => {
      const path = before === '' ? name : `${before} › ${name}`
      return [{ id, path }, ...walk(id, path)]
    })
  return walk(null, '')
}

/** A department and all below it. */
export function branchOf(departments: readonly Placed[], top: number): ReadonlySet<number> {
  const known = byId(departments)
  return new Set(
    departments
      .filter(each => each.id === top || above(known, each).some(({ id }) => id === top))
      .map(({ id }) => id),
  )
}

/** The departments whose names have what is typed, in any spelling, with those above them. */
export function matching<T extends Placed>(departments: readonly T[], typed: string): readonly T[] {
  const words = fold(typed.trim())
  if (words === '') return departments
  const known = byId(departments)
  const kept = new Set<number>()
  for (const each of departments)
    if (fold(each.name).includes(words)) for (const one of [each, ...above(known, each)]) kept.add(one.id)
  return departments.filter(({ id }) => kept.has(id))
}

/** The same list with one department elsewhere, as it will be answered: whole branches count where they stand. */
export function withMoved(
  departments: readonly Department[],
  id: number,
  parentId: number | null,
): Department[] {
  const known = byId(departments)
  const moved = known.get(id)
  if (!moved) return [...departments]
  const left = new Set(above(known, moved).map(each => each.id))
  const target = known.get(parentId ?? 0)
  const joined = new Set(target ? [target, ...above(known, target)].map(each => each.id) : [])
  return departments.map(each => {
    const change =
      (joined.has(each.id) ? moved.branch_count : 0) - (left.has(each.id) ? moved.branch_count : 0)
    return {
      ...each,
      branch_count: each.branch_count + change,
      parent_id: each.id === id ? parentId : each.parent_id,
    }
  })
}
