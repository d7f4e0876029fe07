import { clearSession, refreshSession } from '@masar/app-shell'
import { signInAs } from '@masar/app-shell/testing'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { ExamPart } from './exam-part.tsx'

const asked: string[] = []
beforeEach(() => {
  asked.length = 0
  signInAs(document, 'instructor')
  refreshSession()
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(new URL(request.url).pathname.replace('/client-api/v1', ''))
    return Response.json({ code: 'unavailable', message: 'Later.' }, { status: 503 })
  })
})
afterEach(() => {
  clearSession(document)
  act(() => refreshSession())
  vi.unstubAllGlobals()
})

test.each([
  ['questions', '/exams/3/questions'],
  ['questions/', '/exams/3/questions'],
  ['questions/import', '/exams/3/questions'],
  ['rules', '/exams/3/settings'],
  ['live', '/exams/3/live'],
  ['attempts', '/exams/3/attempts'],
  ['statistics', '/exams/3/statistics'],
  ['questions/45/regrade', '/questions/45/regrade'],
  ['attempts/12', '/exams/3/attempts/12/record'],
])('%s is a page of its own, and asks for what it shows', async (part, call) => {
  renderPage(<ExamPart id={3} part={part} search={{}} />, 'en')
  // The part’s code is fetched first.
  await vi.waitFor(() => expect(asked).toContain(call), 15_000)
})

test.each([
  'nothing',
  'questions/0/regrade',
  'questions/1e3/regrade',
  'attempts/x',
  'questions/45/regrade/more',
])('%s is no page', async part => {
  renderPage(<ExamPart id={3} part={part} search={{}} />, 'ar')
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  expect(asked).toEqual([])
})
