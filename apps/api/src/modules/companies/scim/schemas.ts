import SCIMMY from 'scimmy'

export const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User'
export const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group'
export const enterpriseSchema = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'

// Its types know the instance of a schema alone here.
SCIMMY.Schemas.User.extend(SCIMMY.Schemas.EnterpriseUser as never)

/** What of a user is kept; other attributes of the standard are taken and forgotten, since directories send them along. */
const keptOfUsers = ['userName', 'name', 'displayName', 'title', 'active', 'emails']
/** What each of them has at any time; where a new one comes without, it is taken from what is there. */
const alwaysThere = new Set(['userName', 'displayName', 'active', 'emails'])
/** The one kind of each value in a list. */
const kinds: Record<string, string> = { emails: 'work', members: 'User' }
/** Said by the service, whatever is sent: the one address is the primary one, and people have their own names and places. */
const ours = new Set(['emails.primary', 'members.display', 'manager.$ref', 'manager.displayName'])
/** And of the extension for companies. */
export const keptOfEnterprise = ['employeeNumber', 'department', 'manager']
const keptOfGroups = ['displayName', 'members']
const keptParts: Record<string, readonly string[]> = {
  name: ['formatted', 'familyName', 'givenName'],
  emails: ['value', 'type', 'primary'],
  members: ['value', '$ref', 'display', 'type'],
  manager: ['value', '$ref', 'displayName'],
}

interface Described {
  name: string
  subAttributes?: Described[]
}

/** A schema as the service keeps it. */
function describe(
  schema: { definition: SCIMMY.Types.SchemaDefinition },
  kept: readonly string[],
  base: string,
) {
  const { attributes, ...rest } = JSON.parse(
    JSON.stringify(schema.definition.describe(`${base}/Schemas`)),
  ) as Record<string, unknown> & { id: string; attributes: Described[] }
  return {
    ...rest,
    attributes: attributes
      .filter(({ name }) => kept.includes(name))
      .map(({ subAttributes, ...attribute }) => ({
        ...attribute,
        ...(rest.id === userSchema && alwaysThere.has(attribute.name) && { required: true }),
        ...(subAttributes && {
          subAttributes: subAttributes
            .filter(({ name }) => keptParts[attribute.name]?.includes(name) !== false)
            .map(part => ({
              ...part,
              ...(part.name === 'type' && { canonicalValues: [kinds[attribute.name]] }),
              ...(part.name === 'value' && { required: true }),
              ...(ours.has(`${attribute.name}.${part.name}`) && { mutability: 'readOnly' }),
            })),
        }),
      })),
  }
}

/** What the service says of itself to a directory. @param base where it stands */
export function discoveryOf(base: string) {
  const resourceType = (id: string, schema: string, extension?: string) => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
    id,
    name: id,
    endpoint: `/${id}s`,
    description: id,
    schema,
    ...(extension && { schemaExtensions: [{ schema: extension, required: false }] }),
    meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${id}` },
  })
  return {
    provider: {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
      patch: { supported: true },
      bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
      filter: { supported: true, maxResults: mostPerPage },
      changePassword: { supported: false },
      sort: { supported: false },
      etag: { supported: false },
      authenticationSchemes: [
        {
          type: 'oauthbearertoken',
          name: 'Bearer token',
          description: 'A token that the company has made in its portal.',
          specUri: 'https://www.rfc-editor.org/info/rfc6750',
          primary: true,
        },
      ],
      meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
    },
    resourceTypes: [resourceType('User', userSchema, enterpriseSchema), resourceType('Group', groupSchema)],
    schemas: [
      describe(SCIMMY.Schemas.User, keptOfUsers, base),
      describe(SCIMMY.Schemas.EnterpriseUser, keptOfEnterprise, base),
      describe(SCIMMY.Schemas.Group, keptOfGroups, base),
    ],
  }
}

/** As many things as one page holds at most. */
export const mostPerPage = 200
