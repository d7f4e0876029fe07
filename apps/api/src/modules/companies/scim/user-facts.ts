import SCIMMY from 'scimmy'
import { FieldErrors, readEmail, readLine, readName } from '../../accounts/fields/person.ts'
import { isMailAddress, normalEmail } from '../../accounts/fields/email.ts'
import { scimError } from './errors.ts'
import { demandLittle } from './most-said.ts'
import { readAttributes, readOperations } from './habits.ts'
import { enterpriseSchema, userSchema } from './schemas.ts'
import type { UserRow } from './user-rows.ts'

/** A person's data from the directory, as the company's record stores it. */
export interface UserFacts {
  userName: string
  externalId: string | null
  formattedName: string | null
  givenName: string | null
  familyName: string | null
  name: string
  email: string
  job: string | null
  number: string | null
  /** The name of the department; null for none. Undefined where nothing is said of it: it stays. */
  department: string | null | undefined
  /** The id of the line manager, as department. */
  manager: string | null | undefined
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
  [enterpriseSchema]?: {
    employeeNumber?: string
    department?: string
    manager?: { value?: string }
  }
}

/** What a user is never without, so that it cannot be removed: RFC 7644, 3.5.2.2. */
const alwaysThere = new Set(['userName', 'displayName', 'active'])

/** A user as the protocol shows them. @param base where the service stands */
export function presentUser(row: UserRow, base: string) {
  const { id, externalId, userName, name, formattedName, givenName, familyName, email, job, number } = row
  const { departmentName, managerId, managerName } = row
  const extension = {
    ...(number !== null && { employeeNumber: number }),
    ...(departmentName !== null && { department: departmentName }),
    ...(managerId !== null && {
      manager: {
        value: String(managerId),
        ...(base !== '' && { $ref: `${base}/Users/${managerId}` }),
        ...(managerName !== null && { displayName: managerName }),
      },
    }),
  }
  const names = {
    ...(formattedName !== null && { formatted: formattedName }),
    ...(familyName !== null && { familyName }),
    ...(givenName !== null && { givenName }),
  }
  return {
    schemas: [userSchema, enterpriseSchema],
    id: String(id),
    ...(externalId !== null && { externalId }),
    userName,
    ...(Object.keys(names).length > 0 && { name: names }),
    displayName: name,
    ...(job !== null && { title: job }),
    active: row.state !== 'deactivated',
    emails: [{ value: email, type: 'work', primary: true }],
    ...(Object.keys(extension).length > 0 && { [enterpriseSchema]: extension }),
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
  demandLittle([{ value: read }])
  const facts = factsOf(checked(read, 'in'), known)
  // Many directories know no departments and managers: they leave out what the company's team has set.
  const said = (read as Record<string, unknown>)[enterpriseSchema]
  const isSaid = (name: string) => typeof said === 'object' && said !== null && name in said
  return {
    ...facts,
    department: isSaid('department') ? facts.department : undefined,
    manager: isSaid('manager') ? facts.manager : undefined,
  }
}

/** What operations make of a user. @throws SCIMMY.Types.Error, AppError `validation` */
export async function factsOfPatch(body: unknown, known: UserRow): Promise<UserFacts> {
  const operations = readOperations(body)
  demandLittle(operations)
  for (const { op, path = '' } of operations)
    if (op === 'remove' && alwaysThere.has(path)) throw scimError(400, `A user needs ${path}.`, 'mutability')
  const { meta: _meta, ...before } = presentUser(known, '')
  const user = checked(before, 'out')
  if (operations.length === 0) return factsOf(user, known, 'mutability')
  const patch = new SCIMMY.Messages.PatchOp({
    schemas: [SCIMMY.Messages.PatchOp.id],
    Operations: operations as never,
  })
  return factsOf((await patch.apply(user)) ?? user, known, 'mutability')
}

function checked(given: object, direction: 'in' | 'out'): SCIMMY.Schemas.User {
  return new SCIMMY.Schemas.User(given as never, direction)
}

/** @param missing what it is called that there is no address (any more) */
function factsOf(
  user: SCIMMY.Schemas.User,
  known: UserRow | undefined,
  missing: 'invalidValue' | 'mutability' = 'invalidValue',
): UserFacts {
  const given = JSON.parse(JSON.stringify(user)) as Resource
  const errors = new FieldErrors()
  const userName = given.userName?.trim() ?? ''
  if (userName === '') throw scimError(400, 'A user needs a userName.', 'invalidValue')
  const line = (value: string | undefined, field: string, most: number) =>
    value === undefined || value.trim() === '' ? null : readLine(value, errors, field, most)
  const address = addressOf(given, userName)
  if (address === null) throw scimError(400, 'A user needs an e-mail address.', missing)
  const email = readEmail(address, errors)
  const name = nameOf(given, known)
  const facts = {
    userName,
    externalId: given.externalId ?? null,
    formattedName: line(given.name?.formatted, 'name.formatted', 120),
    givenName: line(given.name?.givenName, 'name.givenName', 120),
    familyName: line(given.name?.familyName, 'name.familyName', 120),
    // A name may hold no link, which an address of many companies reads like.
    name:
      name === undefined || isAddressOf(name, [email, userName, known?.email])
        ? email
        : readName(name, errors, 'displayName'),
    email,
    job: line(given.title, 'title', 120),
    number: line(given[enterpriseSchema]?.employeeNumber, 'employeeNumber', 40),
    department: line(given[enterpriseSchema]?.department, 'department', 120),
    manager: given[enterpriseSchema]?.manager?.value ?? null,
    active: given.active,
  }
  errors.throwIfAny()
  return facts
}

/** The address that the company's record has: the primary one, else that of work, else any, else the name of the user where it is one. */
function addressOf({ emails = [] }: Resource, userName: string): string | null {
  const found =
    emails.find(({ primary }) => primary === true) ?? emails.find(({ type }) => type === 'work') ?? emails[0]
  if (found?.value !== undefined) return found.value
  return isMailAddress(normalEmail(userName)) ? userName : null
}

/** Whether a person's name is one of their own addresses, as directories do who know no name. */
function isAddressOf(name: string, own: readonly (string | undefined)[]): boolean {
  const address = normalEmail(name)
  return isMailAddress(address) && own.some(each => each !== undefined && normalEmail(each) === address)
}

/** The record has one name: the display name from the directory, else the new parts of the name, else the stored name. */
function nameOf({ displayName, name = {} }: Resource, known: UserRow | undefined): string | undefined {
  const isFilled = (text: string | undefined) => text !== undefined && text.trim() !== ''
  const whole = [name.formatted, joined(name)].filter(isFilled)
  const shown = isFilled(displayName) ? displayName : undefined
  if (known === undefined) return shown ?? whole[0]
  const before = [known.formattedName, joined(known)]
  // The name is still the one made of the parts, so it follows them.
  const follows = known.name === known.email || before.includes(known.name)
  if (shown !== undefined && (shown !== known.name || !follows)) return shown
  return whole.find(text => !before.includes(text ?? null)) ?? shown ?? whole[0]
}

function joined({
  givenName,
  familyName,
}: {
  givenName?: string | null
  familyName?: string | null
}): string {
  return [givenName, familyName].filter(part => (part ?? '').trim() !== '').join(' ')
}
