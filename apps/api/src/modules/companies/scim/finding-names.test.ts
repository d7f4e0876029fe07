import { afterAll, beforeAll, expect, test } from 'vitest'
import { company } from '../../../testing/accounts.ts'
import { directory, type Directory, newUser } from '../../../testing/scim.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
let scim: Directory
beforeAll(async () => {
  api = await createTestApi()
  scim = await directory(api, await company(api))
})
afterAll(() => api.close())

test('a part of a name is compared as it is written, whatever the search of the portal takes for the same', async () => {
  const ids = new Map<string, string>()
  for (const displayName of ['أحمد الزهراني', 'احمد الزهراني', 'Zoë Ångström 42', 'مُؤمن', 'Straße_1'])
    ids.set(displayName, (await scim.make('Users', newUser({ displayName }))).id)
  const found = async (filter: string) => (await scim.list('/Users', { filter })).ids
  for (const [comparison, names] of [
    ['co "أحمد"', ['أحمد الزهراني']],
    ['co "زهران"', ['أحمد الزهراني', 'احمد الزهراني']],
    ['ew "الزهراني"', ['أحمد الزهراني', 'احمد الزهراني']],
    ['sw "zoë"', ['Zoë Ångström 42']],
    ['co " ÅNG"', ['Zoë Ångström 42']],
    ['co "STRÖM 4"', ['Zoë Ångström 42']],
    ['co "مؤمن"', []],
    ['co "ؤمن"', ['مُؤمن']],
    ['co "stra"', ['Straße_1']],
    ['ew "e_1"', ['Straße_1']],
    ['co "nobody"', []],
  ] as const)
    expect([comparison, await found(`displayName ${comparison}`)]).toEqual([
      comparison,
      names.map(name => ids.get(name)),
    ])
  expect(await found('not (displayName co "الزهراني")')).toEqual(
    ['Zoë Ångström 42', 'مُؤمن', 'Straße_1'].map(name => ids.get(name)),
  )
})
