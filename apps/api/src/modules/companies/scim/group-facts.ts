import SCIMMY from 'scimmy'
import type { Database } from '../../../db/client.ts'
import { FieldErrors, readLine } from '../../accounts/fields/person.ts'
import type { CompanyActor } from '../../platform/audit/actor.ts'
import { scimError } from './errors.ts'
import { readAttributes, readOperations, type Operation } from './habits.ts'
import { groupSchema } from './schemas.ts'
import { membersOf, type GroupMember, type GroupRow } from './group-rows.ts'
import type { Projection } from './projection.ts'

/** What a directory says of a group. */
export interface GroupFacts {
  displayName: string
  externalId: string | null
  /** All members, where the list was replaced as a whole. */
  members?: ReadonlySet<number>
  /** What is done to the members, in order, where they were not. */
  steps?: readonly MemberStep[]
}
type MemberStep = { add: number[] } | { remove: number[] } | { set: number[] }

/** A group as the protocol shows it. @param members null where they were not asked for */
export function presentGroup(row: GroupRow, members: readonly GroupMember[] | null, base: string) {
  const { id, externalId, displayName, updatedAt } = row
  return {
    schemas: [groupSchema],
    id: String(id),
    ...(externalId !== null && { externalId }),
    displayName,
    ...(members !== null &&
      members.length > 0 && {
        members: members.map(member => ({
          value: String(member.id),
          display: member.name,
          type: 'User',
          $ref: `${base}/Users/${member.id}`,
        })),
      }),
    meta: {
      resourceType: 'Group',
      ...(updatedAt !== null && { lastModified: updatedAt.toISOString() }),
      location: `${base}/Groups/${id}`,
    },
  }
}

/** Groups as they are asked for: a large one's members are read only where they are. */
export async function presentGroups(
  db: Database,
  { member: { companyId } }: CompanyActor,
  rows: readonly GroupRow[],
  { isWanted, pick }: Projection,
  base: string,
): Promise<object[]> {
  const ids = rows.map(({ id }) => id)
  const members = isWanted('members') ? await membersOf(db, companyId, ids) : null
  return rows.map(row =>
    pick(presentGroup(row, members && members.filter(({ groupId }) => groupId === row.id), base)),
  )
}

/** What a whole group says. @throws SCIMMY.Types.Error, AppError `validation` */
export function factsOfGroup(body: unknown): GroupFacts {
  const read = readAttributes(body)
  if (typeof read !== 'object' || read === null || Array.isArray(read))
    throw scimError(400, 'A group is an object.', 'invalidSyntax')
  const given = JSON.parse(JSON.stringify(new SCIMMY.Schemas.Group(read as never, 'in'))) as {
    displayName?: string
    externalId?: string
    members?: unknown
  }
  return {
    displayName: readDisplayName(given.displayName),
    externalId: given.externalId ?? null,
    members: new Set(idsOf(given.members ?? [])),
  }
}

/** What operations make of a group; those on members are kept apart, since a group may have very many. @throws SCIMMY.Types.Error */
export function factsOfGroupPatch(body: unknown): (known: GroupRow) => GroupFacts {
  const operations = readOperations(body).flatMap(spread)
  return known => {
    let [displayName, externalId] = [known.displayName, known.externalId]
    const steps: MemberStep[] = []
    for (const operation of operations) {
      const { op, path = '', value } = operation
      if (path === 'displayName' && op !== 'remove') displayName = readDisplayName(value)
      else if (path === 'externalId') externalId = op === 'remove' ? null : readText(value, path)
      else if (/^members\b/.test(path)) steps.push(stepOf(operation))
      else if (path === 'displayName') throw scimError(400, 'A group needs a displayName.', 'mutability')
      // Some directories send the id along.
      else if (!(path === 'id' && String(value) === String(known.id)) && path !== 'schemas')
        throw scimError(400, `The path ${path} is none of a group.`, 'invalidPath')
    }
    return { displayName, externalId, steps }
  }
}

/** Who is in a group after what was said of it. */
export function membersAfter(
  present: ReadonlySet<number>,
  { members, steps = [] }: GroupFacts,
): ReadonlySet<number> {
  if (members) return members
  const now = new Set(present)
  for (const step of steps) {
    if ('set' in step) now.clear()
    for (const id of 'set' in step ? step.set : 'add' in step ? step.add : []) now.add(id)
    if ('remove' in step) for (const id of step.remove) now.delete(id)
  }
  return now
}

/** An operation without a path is one for each attribute that it names. */
function spread({ op, path, value }: Operation): Operation[] {
  if (path !== undefined) return [{ op, path, value }]
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw scimError(400, 'An operation without a path needs an object as its value.', 'invalidValue')
  return Object.entries(value).map(([name, inner]) => ({ op, path: name, value: inner as unknown }))
}

function stepOf({ op, path = '', value }: Operation): MemberStep {
  if (path === 'members') {
    if (op === 'add') return { add: idsOf(value) }
    if (op === 'replace') return { set: idsOf(value) }
    return value === undefined ? { set: [] } : { remove: idsOf(value) }
  }
  const [, id] = /^members\[\s*value\s+eq\s+"?(\d{1,15})"?\s*\]$/i.exec(path) ?? []
  if (id === undefined) throw scimError(400, `The path ${path} could not be read.`, 'invalidPath')
  return op === 'remove' ? { remove: [Number(id)] } : { add: [Number(id)] }
}

function idsOf(value: unknown): number[] {
  return [value].flat().map(member => {
    const id: unknown =
      typeof member === 'object' && member !== null && 'value' in member ? (member.value as unknown) : member
    if (!/^\d{1,15}$/.test(String(id))) throw scimError(400, 'A member is named by its id.', 'invalidValue')
    return Number(id)
  })
}

function readText(value: unknown, name: string): string {
  if (typeof value === 'string') return value
  throw scimError(400, `${name} is a text.`, 'invalidValue')
}

function readDisplayName(value: unknown): string {
  const errors = new FieldErrors()
  const name =
    typeof value === 'string' && value.trim() !== '' ? readLine(value, errors, 'displayName', 120) : ''
  errors.throwIfAny()
  if (name === '') throw scimError(400, 'A group needs a displayName.', 'invalidValue')
  return name
}
