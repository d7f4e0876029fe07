import { sessionStore } from '@masar/app-shell'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { given, serve, servedKeys } from '../../../testing/serve.tsx'
import {
  pathsQuery,
  recordQuery,
  type Requirement,
  requirementPeopleQuery,
  requirementsQuery,
} from './api.ts'
import { RequirementsScreen } from './requirements-screen.tsx'

const requirement: Requirement = {
  id: 4,
  course: { id: 3, name: 'Safety' },
  path: null,
  department: null,
  group: null,
  first_due_on: null,
  first_due_days: 30,
  counts_working_days: false,
  renewal_months: null,
  grace_days: 0,
  created_at: '2026-01-01T00:00:00Z',
  counts: { people: 1, met: 0, expiring: 0, waived: 0, due: 0, grace: 0, late: 1, expired: 0 },
}
const late = {
  requirement_id: 4,
  status: 'late',
  is_expiring: false,
  completed_on: null,
  valid_until: null,
  due_on: '2026-03-01',
} as const
const record = { ...late, due_moved_by: null, completions: [], waivers: [] }
const path = {
  id: 6,
  name: 'First steps',
  names: { en: 'First steps' },
  state: 'published',
  courses: 2,
  people: 0,
  completed: 0,
  percent: null,
}
const lost = { status: 504, code: 'internal', message: 'x' }

beforeEach(() => {
  sessionStore.setState({ role: 'owner' })
  const data = [{ id: 11, name: 'Amal', number: null, department: null, standings: [late] }]
  given(
    <RequirementsScreen filters={{}} />,
    requirementsQuery(undefined).queryKey,
    { data: { as_of: '2026-11-23', requirements: [requirement] } },
    'en',
    '/requirements',
    client => {
      client.setQueryData(requirementPeopleQuery({}).queryKey, {
        pages: [{ data, meta: { next_cursor: null, total: 1, total_is_capped: false } }],
        pageParams: [undefined],
      })
      client.setQueryData<unknown>(pathsQuery().queryKey, { data: [path] })
      client.setQueryData(recordQuery(4, 11, undefined).queryKey, {
        data: record,
      })
    },
  )
})

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const type = async (name: string | RegExp, text: string) =>
  userEvent.type(await screen.findByRole('textbox', { name }), text)

/** One try in a form that is opened for it and closed behind it. @returns the key that was sent */
async function attempt(
  call: string,
  open: () => Promise<void>,
  sendBy: string,
  closeBy: string,
  isLost = true,
) {
  serve({
    [call]: isLost ? lost : { data: { id: 10 } },
    'GET /requirements/4/people/11': { data: record },
  })
  await open()
  await press(sendBy)
  await waitFor(() => expect(servedKeys(call)).toHaveLength(1))
  if (isLost) expect(await screen.findByText('x')).toBeVisible()
  else await waitFor(() => expect(screen.queryByRole('button', { name: sendBy })).toBeNull())
  const dialog = screen.queryByRole('dialog')
  if (dialog) await userEvent.click(within(dialog).getAllByRole('button', { name: closeBy })[0]!)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  return servedKeys(call)[0]
}

test('who was excused by a form that was closed on a lost answer is excused once by the next', async () => {
  const excuse = (reason: string, isLost?: boolean) => {
    const open = async () => {
      await press(/Amal/)
      await press('Excuse from it')
      await type('Reason', reason)
    }
    const call = 'POST /requirements/4/people/11/waivers'
    return attempt(call, open, 'Give the waiver', 'Close', isLost)
  }
  const first = await excuse('On leave')
  expect(await excuse('Abroad')).not.toBe(first)
  expect(await excuse('On leave', false)).toBe(first)
  // Answered: the same again is another waiver.
  expect(await excuse('On leave', false)).not.toBe(first)
})

test('a requirement that a closed form may have made is made once by the next', async () => {
  const create = (months: string, isLost?: boolean) => {
    const open = async () => {
      await press('New requirement')
      await userEvent.click(await screen.findByRole('radio', { name: 'A learning path' }))
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Learning path' }), '6')
      await type(/^To be renewed/, months)
    }
    return attempt('POST /requirements', open, 'Create the requirement', 'Cancel', isLost)
  }
  const first = await create('12')
  expect(await create('24')).not.toBe(first)
  expect(await create('12', false)).toBe(first)
  expect(await create('12', false)).not.toBe(first)
})
