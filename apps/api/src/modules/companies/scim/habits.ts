import SCIMMY from 'scimmy'
import { scimError } from './errors.ts'
import { isReadablePath } from './filters.ts'
import { enterpriseSchema, keptOfEnterprise } from './schemas.ts'

/** An operation of PATCH, as directories send it. */
export interface Operation {
  op: string
  path?: string
  value?: unknown
}

/** Attributes of users that have the type boolean. */
const booleans = /(?:^|[.\]:])(?:active|primary)$/i
/** Attributes of the standard that are not kept: what is done to them comes to nothing. */
const forgotten = new Set(
  [
    'nickName,profileUrl,userType,preferredLanguage,locale,timezone,password,phoneNumbers,ims,photos',
    'addresses,groups,entitlements,roles,x509Certificates',
  ]
    .join()
    .toLowerCase()
    .split(','),
)
const spelled = new Map(
  [
    'userName',
    'name',
    'displayName',
    'title',
    'active',
    'emails',
    'externalId',
    'members',
    'schemas',
    'id',
    'meta',
  ]
    .concat(['formatted', 'familyName', 'givenName', 'value', 'type', 'primary'])
    .concat(['employeeNumber', 'department', 'manager'])
    .map(name => [name.toLowerCase(), name]),
)

/**
 * Brings what directories send into the standard's form: Entra ID writes booleans as strings (`"False"`) and operations in capitals; paths come in
 * any case; a single value stands where a list or an object belongs.
 * @throws SCIMMY.Types.Error for a body that is no PATCH
 */
export function readOperations(body: unknown): Operation[] {
  const given = (body as { Operations?: unknown } | null)?.Operations
  for (const operation of Array.isArray(given) ? given : [])
    for (const [name, value] of Object.entries((operation ?? {}) as object)) {
      // Entra ID writes paths as the names of a value's fields, too.
      const paths = name.toLowerCase() === 'path' ? [value] : Object.keys(Object(value) as object)
      if (!paths.every(isReadablePath)) throw scimError(400, 'The path could not be read.', 'invalidPath')
    }
  // Checks the frame: the schema, and that there are operations of which each is one.
  const { Operations: operations } = new SCIMMY.Messages.PatchOp((body ?? {}) as never)
  return operations.flatMap(each => {
    const { op, path, value } = each as Operation
    const name = op.toLowerCase()
    if (path === undefined || path === '')
      return [{ op: name, ...(value !== undefined && { value: readAttributes(value) }) }]
    const spelledPath = spellPath(path)
    if (spelledPath === enterpriseSchema)
      return name === 'remove'
        ? keptOfEnterprise.map(kept => ({ op: name, path: `${enterpriseSchema}:${kept}` }))
        : [{ op: name, value: { [enterpriseSchema]: readEnterprise(value) } }]
    if (isForgotten(spelledPath)) return []
    if (managerPath.test(spelledPath)) return [managerOperation(name, value)]
    return [
      { op: name, path: spelledPath, ...(value !== undefined && { value: readValue(spelledPath, value) }) },
    ]
  })
}

/** The attributes of a whole resource, or of an operation without a path, in the standard's form. */
export function readAttributes(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given
  const attributes = Object.entries(given).map(([key, value]): [string, unknown] => [spellPath(key), value])
  const isExtended = ([path]: [string, unknown]) => path.startsWith(enterpriseSchema)
  const own = attributes.filter(each => !isExtended(each) && !isForgotten(each[0]))
  const extension = extensionOf(attributes.filter(each => isExtended(each) && !isForgotten(each[0])))
  return Object.fromEntries([
    ...own.map(([path, value]) => [path, readValue(path, value)]),
    ...(extension === undefined ? [] : [[enterpriseSchema, readEnterprise(extension)]]),
  ])
}

/** The extension, whether it is said whole or, as some directories do, attribute by attribute with its full name. */
function extensionOf(said: readonly [path: string, value: unknown][]): unknown {
  const whole = said.find(([path]) => path === enterpriseSchema)?.[1]
  const parts = said
    .filter(([path]) => path !== enterpriseSchema)
    .map(([path, value]) => [path.slice(enterpriseSchema.length + 1).split('.')[0], value])
  return parts.length === 0 ? whole : { ...(whole as object | undefined), ...Object.fromEntries(parts) }
}

/** The extension with what is kept of it. */
function readEnterprise(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      const name = keptOfEnterprise.find(kept => kept.toLowerCase() === key.toLowerCase())
      return name === undefined ? [] : [[name, name === 'manager' ? readManager(inner) : inner]]
    }),
  )
}

const managerPath = new RegExp(`^${enterpriseSchema}:manager(?:\\.value)?$`)

/** One manager replaces another, whichever way it is said; an empty one is none. */
function managerOperation(op: string, value: unknown): Operation {
  const path = `${enterpriseSchema}:manager`
  const manager = op === 'remove' ? null : readManager(value)
  return manager === null ? { op: 'remove', path } : { op: 'replace', path, value: manager }
}

/** A manager by the id, in the standard's form: Entra ID sends the id alone, others an object with more of them, or a list with one. */
function readManager(given: unknown): { value: string } | null {
  const single: unknown = Array.isArray(given) ? given[0] : given
  const id =
    typeof single === 'object' && single !== null
      ? Object.entries(single).find(([key]) => key.toLowerCase() === 'value')?.[1]
      : single
  const text = typeof id === 'string' || typeof id === 'number' ? String(id).trim() : ''
  return text === '' ? null : { value: text }
}

function readValue(path: string, value: unknown): unknown {
  if (booleans.test(path)) return readBoolean(value)
  if (Array.isArray(value)) return value.map(each => readValue(path, each))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const name = spelled.get(key.toLowerCase()) ?? key
      return [name, booleans.test(name) ? readBoolean(inner) : inner]
    }),
  )
}

function readBoolean(value: unknown): unknown {
  // Okta and others send a single value in a list.
  const single: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value
  const inner =
    typeof single === 'object' && single !== null && 'value' in single ? (single.value as unknown) : single
  if (typeof inner !== 'string') return inner
  const word = inner.toLowerCase()
  return word === 'true' ? true : word === 'false' ? false : inner
}

/** A path with its names as the standard spells them; filters in brackets keep their values. */
function spellPath(path: string): string {
  const trimmed = path.trim()
  const urn =
    /^urn:ietf:params:scim:schemas:(?:core:2\.0:(?:User|Group)|extension:enterprise:2\.0:User)/i.exec(trimmed)
  if (urn) {
    const rest = spellPath(trimmed.slice(urn[0].length).replace(/^:/, ''))
    if (!/enterprise/i.test(urn[0])) return rest
    return rest === '' ? enterpriseSchema : `${enterpriseSchema}:${rest}`
  }
  const [head = '', ...filtered] = trimmed.split('[')
  const spell = (text: string) =>
    text
      .split('.')
      .map(name => spelled.get(name.toLowerCase()) ?? name)
      .join('.')
  if (filtered.length === 0) return spell(head)
  const filter = filtered.join('[')
  const end = filter.lastIndexOf(']')
  if (end < 0) throw scimError(400, 'The path could not be read.', 'invalidPath')
  return `${spell(head)}[${filter.slice(0, end)}]${spell(filter.slice(end + 1))}`
}

function isForgotten(path: string): boolean {
  if (path.startsWith(`${enterpriseSchema}:`))
    return !/:(?:employeeNumber|department|manager(?:\.value)?)$/.test(path)
  return forgotten.has((/^[^.[]*/.exec(path)?.[0] ?? '').toLowerCase())
}
