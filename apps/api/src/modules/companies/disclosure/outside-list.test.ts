import { afterAll, beforeAll, expect, test } from 'vitest'
import { company } from '../../../testing/accounts.ts'
import { companyCalls, joined } from '../../../testing/assigning.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { outsideTraining, trainingYear } from '../../../testing/training.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

interface Page {
  data: { title: string }[]
  meta: { next_cursor: string | null }
}

test('training elsewhere is found by person, training or evidence, folded, and stands in the order that is asked for', async () => {
  const owner = await company(api)
  const by = companyCalls(api, owner.token)
  const enter = async (name: string, title: string, minutes: number, day: string, evidence = 'Paper 1') => {
    const { id } = await joined(api, owner.companyId, { name })
    const facts = { ...outsideTraining(id, minutes), title, evidence, completed_on: `${trainingYear}-${day}` }
    await by.data('POST', '/outside-trainings', facts)
  }
  await enter('ياسر', 'إدارة الوقت', 60, '03-01')
  await enter('أمل', 'First aid', 180, '05-01')
  await enter('Adam', 'Café service', 120, '04-01', 'رسالة الجهة')
  const page = async (query: string) =>
    (
      await api.as(owner.token, 'ar')(
        'GET',
        `/company-api/v1/outside-trainings?year=${trainingYear}&limit=2${query}`,
      )
    ).json<Page>()
  const titles = async (query = '') => {
    const first = await page(query)
    const cursor = first.meta.next_cursor
    const rest = cursor === null ? [] : (await page(`${query}&cursor=${cursor}`)).data
    return [...first.data, ...rest].map(({ title }) => title)
  }
  expect(await titles()).toEqual(['First aid', 'Café service', 'إدارة الوقت'])
  expect(await titles('&sort=minutes')).toEqual(['First aid', 'Café service', 'إدارة الوقت'])
  expect(await titles('&sort=name')).toEqual(['First aid', 'إدارة الوقت', 'Café service'])
  const found = (words: string) => titles(`&q=${encodeURIComponent(words)}`)
  expect(await found('اداره')).toEqual(['إدارة الوقت'])
  expect(await found('CAFE')).toEqual(['Café service'])
  expect(await found('امل')).toEqual(['First aid'])
  expect(await found('رساله')).toEqual(['Café service'])
  expect(await found('100%')).toEqual([])
  const { meta } = await page('&sort=name')
  expect(
    (await by.answer('GET', `/outside-trainings?year=${trainingYear}&cursor=${meta.next_cursor}`)).statusCode,
  ).toBe(400)
})
