import { afterAll, beforeAll, expect, test } from 'vitest'
import { meanwhile } from '../../../testing/meanwhile.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { companyOfTrained, outsideTraining } from '../../../testing/training.ts'
import { lockStructure } from '../structure.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

test.each([
  ['before', { change: null, outside: 7200, hasChanged: false }],
  ['after', { change: 'entered', outside: 0, hasChanged: true }],
])(
  'what is entered %s a year closes, both begun already, is disclosed or marked as later',
  async (order, expected) => {
    const { owner, amal, enter, close, read, trainings } = await companyOfTrained(api)
    const acts: (() => Promise<unknown>)[] = [() => enter(amal.id), close]
    await meanwhile(api, {
      hold: tx => lockStructure(tx, owner.companyId),
      waiting: order === 'before' ? acts : acts.toReversed(),
    })
    expect(await trainings()).toMatchObject([{ change: expected.change }])
    expect((await read()).closed).toMatchObject({
      figures: { outside_seconds: expected.outside },
      has_changed_since: expected.hasChanged,
      is_intact: true,
    })
  },
)

test('what is corrected while a year closes is disclosed as it was, and as it is', async () => {
  const { owner, by, amal, enter, close, trainings } = await companyOfTrained(api)
  const { id } = await enter(amal.id)
  const { employee_id: _, ...corrected } = outsideTraining(amal.id, 60)
  await meanwhile(api, {
    hold: tx => lockStructure(tx, owner.companyId),
    waiting: [close as () => Promise<unknown>, () => by.data('PUT', `/outside-trainings/${id}`, corrected)],
  })
  expect(await trainings()).toMatchObject([
    { id, minutes: 60, change: 'corrected', disclosed: { minutes: 120, cost: 25_000 } },
  ])
})
