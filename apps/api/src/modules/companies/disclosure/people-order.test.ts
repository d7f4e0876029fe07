import { afterAll, beforeAll, expect, test } from 'vitest'
import { company } from '../../../testing/accounts.ts'
import { companyCalls } from '../../../testing/assigning.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { disclosureOf, outsideTraining, trained, trainingYear as year } from '../../../testing/training.ts'

let api: TestApi
let by: ReturnType<typeof companyCalls>
beforeAll(async () => {
  api = await createTestApi()
  const owner = await company(api)
  by = companyCalls(api, owner.token)
  await trained(api, owner.companyId, 2, { name: 'Amal' })
  const { id } = await trained(api, owner.companyId, 1, { name: 'Basim' })
  await trained(api, owner.companyId, 3, { name: 'Dana' })
  await trained(api, owner.companyId, 2, { name: 'Hala' })
  // Two hours on the platform make as many units as one elsewhere.
  const { rules } = await disclosureOf(by).read()
  await by.data('PUT', '/training-rules', {
    ...rules,
    platform_unit_minutes: 60,
    outside_unit_minutes: 30,
  })
  await by.data('POST', '/outside-trainings', outsideTraining(id, 75))
})
afterAll(() => api.close())

interface Page {
  data: { name: string }[]
  meta: { next_cursor: string | null }
}
async function listed(query: string): Promise<string[]> {
  const names: string[] = []
  let cursor: string | null = null
  do {
    const answer = await by.answer(
      'GET',
      `/training-disclosure/people?year=${year}&limit=1&${query}${cursor === null ? '' : `&cursor=${cursor}`}`,
    )
    const { data, meta } = answer.json<Page>()
    names.push(...data.map(({ name }) => name))
    cursor = meta.next_cursor
  } while (cursor !== null)
  return names
}
async function inFile(body: object): Promise<(string | undefined)[]> {
  const { body: file } = await by.answer('POST', '/training-disclosure/export', {
    year,
    format: 'csv',
    ...body,
  })
  return file
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map(line => line.split(',')[0])
}

test.each([false, true])(
  'people stand by name or by their units, from either end, in the list and in its file; disclosed: %s',
  async disclosed => {
    if (disclosed) await disclosureOf(by).close()
    const which = disclosed ? { disclosed } : {}
    for (const [sort, names] of [
      ['name', ['Amal', 'Basim', 'Dana', 'Hala']],
      ['-name', ['Hala', 'Dana', 'Basim', 'Amal']],
      // Like ones by their id, so that a page goes on where the last one ended.
      ['units', ['Amal', 'Hala', 'Dana', 'Basim']],
      ['-units', ['Basim', 'Dana', 'Hala', 'Amal']],
    ] as const) {
      expect(await listed(`sort=${sort}${disclosed ? '&disclosed=true' : ''}`)).toEqual(names)
      expect(await inFile({ sort, ...which })).toEqual(names)
    }
    expect(await listed(`sort=-units&q=ala${disclosed ? '&disclosed=true' : ''}`)).toEqual(['Hala'])
  },
)

test('a page of one order does not go on in another one', async () => {
  const path = `/training-disclosure/people?year=${year}&limit=1`
  const { meta } = (await by.answer('GET', `${path}&sort=units`)).json<Page>()
  expect(await by.code('GET', `${path}&sort=-units&cursor=${meta.next_cursor}`)).toBe('malformed')
  expect(await by.code('GET', `${path}&sort=hours`)).toBe('validation')
})
