import SCIMMY from 'scimmy'
import { FieldErrors, readEmail, readLine, readName } from '../../accounts/fields/person.ts'
import { isMailAddress, normalEmail } from '../../accounts/fields/email.ts'
import { scimError } from './errors.ts'
import { readAttributes, readOperations } from './habits.ts'
import { enterpriseSchema, userSchema } from './schemas.ts'
import type { UserRow } from './user-rows.ts'

/** What a directory says of somebody, as the company's record keeps it. */
export interface UserFacts {
  userName: string
  externalId: string | null
  givenName: string | null
  familyName: string | null
  name: string
  email: string
  job: string | null
  number: string | null
  /** Undefined where nothing is said of it. */
  active: boolean | undefined
}

interface Resource {
  userName?: string
  externalId?: string
  name?: { formatted?: string; givenName?: string; familyName?: string }
  displayName?: string
  title?: string
  active?: boolean
  emails?: { value?: string; type?: string; primary?: boolean }[]
  [enterpriseSchema]?: { employeeNumber?: string }
}

/** A user as the protocol shows them. @param base where the service stands */
export function presentUser(row: UserRow, base: string) {
  const { id, externalId, userName, name, givenName, familyName, email, job, number } = row
  return {
    schemas: [userSchema, enterpriseSchema],
    id: String(id),
    ...(externalId !== null && { externalId }),
    userName,
    name: {
      formatted: name,
      ...(familyName !== null && { familyName }),
      ...(givenName !== null && { givenName }),
    },
    displayName: name,
    ...(job !== null && { title: job }),
    active: row.state !== 'deactivated',
    emails: [{ value: email, type: 'work', primary: true }],
    ...(number !== null && { [enterpriseSchema]: { employeeNumber: number } }),
    meta: {
      resourceType: 'User',
      created: row.createdAt.toISOString(),
      lastModified: (row.updatedAt ?? row.createdAt).toISOString(),
      location: `${base}/Users/${id}`,
    },
  }
}

/** What a whole user says, in place of what was known. @throws SCIMMY.Types.Error, AppError `validation` */
export function factsOfResource(body: unknown, known?: UserRow): UserFacts {
  const read = readAttributes(body)
  if (typeof read !== 'object' || read === null || Array.isArray(read))
    throw scimError(400, 'A user is an object.', 'invalidSyntax')
  return factsOf(checked(read, 'in'), known)
}

/** What operations make of a user. @throws SCIMMY.Types.Error, AppError `validation` */
export async function factsOfPatch(body: unknown, known: UserRow): Promise<UserFacts> {
  const operations = readOperations(body)
  const { meta: _meta, ...before } = presentUser(known, '')
  const user = checked(before, 'out')
  if (operations.length === 0) return factsOf(user, known)
  const patch = new SCIMMY.Messages.PatchOp({
    schemas: [SCIMMY.Messages.PatchOp.id],
    Operations: operations as never,
  })
  return factsOf((await patch.apply(user)) ?? user, known)
}

function checked(given: object, direction: 'in' | 'out'): SCIMMY.Schemas.User {
  return new SCIMMY.Schemas.User(given as never, direction)
}

function factsOf(user: SCIMMY.Schemas.User, known: UserRow | undefined): UserFacts {
  const given = JSON.parse(JSON.stringify(user)) as Resource
  const errors = new FieldErrors()
  const userName = given.userName?.trim() ?? ''
  if (userName === '') throw scimError(400, 'A user needs a userName.', 'invalidValue')
  const line = (value: string | undefined, field: string, most: number) =>
    value === undefined || value.trim() === '' ? null : readLine(value, errors, field, most)
  const email = readEmail(addressOf(given, userName), errors)
  const facts = {
    userName,
    externalId: given.externalId ?? null,
    givenName: line(given.name?.givenName, 'name.givenName', 120),
    familyName: line(given.name?.familyName, 'name.familyName', 120),
    name: readName(nameOf(given, known) ?? email, errors, 'displayName'),
    email,
    job: line(given.title, 'title', 120),
    number: line(given[enterpriseSchema]?.employeeNumber, 'employeeNumber', 40),
    active: given.active,
  }
  errors.throwIfAny()
  return facts
}

/** The address that the company's record has: the primary one, else that of work, else any, else the name of the user where it is one. */
function addressOf({ emails = [] }: Resource, userName: string): string {
  const found =
    emails.find(({ primary }) => primary === true) ?? emails.find(({ type }) => type === 'work') ?? emails[0]
  if (found?.value !== undefined) return found.value
  if (isMailAddress(normalEmail(userName))) return userName
  throw scimError(400, 'A user needs an e-mail address.', 'invalidValue')
}

/** The record has one name: the first of those that are said anew, else the first that is there. */
function nameOf({ displayName, name = {} }: Resource, known: UserRow | undefined): string | undefined {
  const joined = [name.givenName, name.familyName]
    .filter(part => part !== undefined && part.trim() !== '')
    .join(' ')
  const isJoinedNew =
    joined !== '' &&
    (name.givenName !== (known?.givenName ?? undefined) ||
      name.familyName !== (known?.familyName ?? undefined))
  const said = [displayName, name.formatted, isJoinedNew ? joined : undefined]
  const filled = said.filter(text => text !== undefined && text.trim() !== '')
  return filled.find(text => text !== known?.name) ?? filled[0]
}
