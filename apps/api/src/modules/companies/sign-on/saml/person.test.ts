import { expect, test } from 'vitest'
import { claim } from '../../../../testing/saml-sign-on.ts'
import { personOf } from './person.ts'

const found = { subjectAttribute: null, emailAttribute: null, nameAttribute: null }
const email = 'sara@nakhla.example'
const assertion = (
  given: Record<string, string[]>,
  subject: string | null = 'a1b2',
  format = 'persistent',
) => ({
  issuer: 'https://login.nakhla.example',
  subject,
  subjectFormat: format,
  attributes: Object.entries(given).map(([name, values]) => ({ name, values })),
})

test.each<[string, ReturnType<typeof assertion>, string | undefined]>([
  [
    'Entra ID',
    assertion({
      [claim('name')]: [email],
      [claim('emailaddress')]: [email],
      [claim('givenname')]: ['Sara'],
      [claim('surname')]: ['Worker'],
      'http://schemas.microsoft.com/identity/claims/displayname': ['سارة العامل'],
    }),
    'سارة العامل',
  ],
  ['Okta', assertion({ email: [email], firstName: ['Sara'], lastName: ['Worker'] }), 'Sara Worker'],
  ['ADFS', assertion({ [claim('emailaddress')]: [email], [claim('givenname')]: ['Sara'] }), 'Sara'],
  [
    'Google Workspace',
    assertion({}, email, 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress'),
    undefined,
  ],
  [
    'Shibboleth',
    assertion({
      'urn:oid:0.9.2342.19200300.100.1.3': [email, 'second@x.example'],
      'urn:oid:2.5.4.3': ['Sara'],
    }),
    'Sara',
  ],
])('address and name are found where %s puts them', (_provider, given, name) =>
  expect(personOf(given, found)).toEqual({ subject: given.subject, email, name }),
)

test('an attribute that is set counts alone: where it is missing nothing else is taken for it', () => {
  const given = assertion({ mail: [email], staff: ['4711'], name: ['Sara'] })
  const set = { subjectAttribute: 'STAFF', emailAttribute: 'address', nameAttribute: 'shownAs' }
  expect(personOf(given, set)).toEqual({ subject: '4711', email: undefined, name: undefined })
  expect(personOf(given, { ...found, subjectAttribute: 'none' }).subject).toBeNull()
  expect(personOf(assertion({}, null), found)).toEqual({ subject: null, email: undefined, name: undefined })
  expect(personOf(assertion({ email: [] }, 'no address'), found).email).toBeUndefined()
})
