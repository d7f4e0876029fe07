import { expect } from 'vitest'
import { unique, type Account } from './accounts.ts'
import type { TestApi } from './test-api.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User'
export const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group'
export const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'
const patchSchema = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'

/** A thing as the protocol shows it. */
export interface Resource {
  schemas: string[]
  id: string
  externalId?: string
  userName: string
  displayName: string
  name: { formatted?: string; givenName?: string; familyName?: string }
  title?: string
  active: boolean
  emails: { value: string }[]
  members?: { value: string; display: string; type: string }[]
  meta: { resourceType: string; location: string; created?: string; lastModified?: string }
  [enterprise]?: { employeeNumber?: string }
}

/** A new person, as a directory describes them. */
export function newUser(given: object = {}) {
  const userName = `bjensen-${unique()}@example.com`
  return { userName, name: { givenName: 'Barbara', familyName: 'Jensen' }, active: true, ...given }
}

export function patchOf(...Operations: object[]) {
  return { schemas: [patchSchema], Operations }
}

/** A directory that knows nothing but the protocol: raw requests, as over the wire. */
export class Directory {
  readonly #api: TestApi
  readonly #token: string

  constructor(api: TestApi, token: string) {
    this.#api = api
    this.#token = token
  }

  /** @returns the status and the body, which has to be of the protocol's type */
  async call(
    method: Method,
    path: string,
    body?: object,
    type = 'application/scim+json',
    headers: Record<string, string> = {},
  ) {
    const answer = await this.#api.app.inject({
      method,
      url: `/scim/v2${path}`,
      headers: {
        authorization: `Bearer ${this.#token}`,
        accept: 'application/scim+json',
        ...(body && { 'content-type': type }),
        ...headers,
      },
      ...(body && { payload: JSON.stringify(body) }),
    })
    const text = answer.body
    if (text !== '') expect(answer.headers['content-type']).toBe('application/scim+json')
    return {
      status: answer.statusCode,
      body: (text === '' ? null : JSON.parse(text)) as never,
      headers: answer.headers,
    }
  }

  async make(kind: 'Users' | 'Groups', body: object): Promise<Resource> {
    const schemas = [kind === 'Users' ? userSchema : groupSchema]
    const answer = await this.call('POST', `/${kind}`, { schemas, ...body })
    expect(answer).toMatchObject({ status: 201 })
    const made = answer.body as Resource
    expect(answer.headers['location']).toBe(made.meta.location)
    return made
  }

  async read(path: string): Promise<Resource> {
    const answer = await this.call('GET', path)
    expect(answer.status).toBe(200)
    return answer.body
  }

  async patch(path: string, ...Operations: object[]): Promise<Resource> {
    const answer = await this.call('PATCH', path, patchOf(...Operations))
    expect(answer).toMatchObject({ status: 200 })
    return answer.body
  }

  async list(path: string, query: Record<string, string | number> = {}) {
    const search = new URLSearchParams(
      Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
    )
    const answer = await this.call('GET', `${path}?${search}`)
    expect(answer).toMatchObject({
      status: 200,
      body: { schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'] },
    })
    const { Resources = [], ...page } = answer.body as {
      Resources?: Resource[]
      totalResults: number
      startIndex: number
      itemsPerPage: number
    }
    return { ...page, resources: Resources, ids: Resources.map(({ id }) => id) }
  }

  /** @returns the error's type, once it has the form of the standard */
  async refused(
    method: Method,
    path: string,
    body?: object,
  ): Promise<[status: number, scimType: string | undefined]> {
    const answer = await this.call(method, path, body)
    expect(answer.body).toMatchObject({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      status: String(answer.status),
      detail: expect.any(String),
    })
    return [answer.status, (answer.body as { scimType?: string }).scimType]
  }
}

/** The directory of a company, by a token that its owner makes. */
export async function directory(api: TestApi, owner: Account): Promise<Directory> {
  const made = await api.as(owner.token)('POST', '/company-api/v1/sign-on/scim/tokens', {
    name: 'Entra',
    days: 90,
  })
  return new Directory(api, made.json<{ data: { token: string } }>().data.token)
}

/** An address that no other account has. */
export const newAddress = (name = 'bjensen') => `${name}-${unique()}@example.com`

/** Barbara Jensen, whom the RFCs take for their example, under the name that she is called by. */
export const barbara = (given: object = {}) => newUser({ displayName: 'Babs', ...given })
