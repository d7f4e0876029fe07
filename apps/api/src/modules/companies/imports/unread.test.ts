import { afterAll, beforeAll, expect, test } from 'vitest'
import { company } from '../../../testing/accounts.ts'
import { companyCalls } from '../../../testing/assigning.ts'
import { doImports } from '../../../testing/imports.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

test('the preview names each column that is not read; a cell that is too long is a fault of its row', async () => {
  const { token } = await company(api)
  const calls = companyCalls(api, token)
  const read = async (text: string, type = 'text/csv') => {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/company-api/v1/imports',
      headers: { 'api-key': 'masar-web', authorization: `Bearer ${token}`, 'content-type': type },
      payload: text,
    })
    await doImports(api)
    return answer.json<{ data: { id: number } }>().data.id
  }
  const rowsOf = async (id: number, state: string) =>
    (await api.as(token, 'en')('GET', `/company-api/v1/imports/${id}/rows?state=${state}`)).json<{
      data: object[]
    }>().data
  await calls.data('POST', '/groups', { names: { en: 'Safety' } })
  const id = await read(
    [
      'name,email,Line mgr,E-mail address,groups',
      'Amal,amal2@palm.example,boss@palm.example,,Safety',
      `Basma,basma2@palm.example,,other@palm.example,${'Safety; '.repeat(200)}Night`,
    ].join('\n'),
  )
  expect(await calls.data('GET', `/imports/${id}`)).toMatchObject({
    state: 'ready',
    total: 2,
    faulty: 1,
    unread_columns: [
      { place: 3, head: 'Line mgr', repeats: null },
      { place: 4, head: 'E-mail address', repeats: 'email' },
    ],
  })
  expect(await rowsOf(id, 'faulty')).toMatchObject([
    { line: 3, faults: [{ column: 'groups', message: 'Enter at most 1,000 characters.' }] },
  ])
  await calls.data('POST', `/imports/${id}/invite`)
  await doImports(api)
  expect(await calls.data('GET', `/imports/${id}`)).toMatchObject({ state: 'done', done: 1, invited: 1 })
  // What keeps the columns is no person.
  expect(await rowsOf(id, 'passed')).toEqual([])
  const lines = await read('Dana <dana2@palm.example>', 'text/plain')
  expect(await calls.data('GET', `/imports/${lines}`)).toMatchObject({ unread_columns: [] })
})
