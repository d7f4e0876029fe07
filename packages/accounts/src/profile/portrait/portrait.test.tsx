import { clearSession, refreshSession, sessionStore } from '@masar/app-shell'
import { signInAs } from '@masar/app-shell/testing'
import { type Portrait, portraitAddress } from '@masar/portraits'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Answers, renderPage, errorResponse, serve } from '../../testing.tsx'
import { OwnAvatar } from '../own-avatar.tsx'

const chosen: Portrait = {
  ground: 'teal',
  skin: 'light',
  clothes: 'shirt',
  cloth: 'blue',
  head: 'short',
  scarf: 'plum',
  hair: 'brown',
  beard: 'short',
  brows: 'straight',
  eyes: 'open',
  glasses: 'none',
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  signInAs(document, 'student')
  refreshSession()
})
afterEach(() => {
  clearSession(document)
  refreshSession()
  vi.unstubAllGlobals()
})

async function open(avatar: string | null, answers: Answers = {}) {
  const sent = serve(answers)
  const Own = () => <OwnAvatar profile={{ name: 'سارة', avatar, company: null } as never} />
  await renderPage({ '/profile': Own }, '/profile')
  await userEvent.click(await screen.findByRole('button', { name: /صورة شخصية|المرسومة/ }))
  return { sent, dialog: within(await screen.findByRole('dialog', { name: 'صورتك المرسومة' })) }
}
const preview = (dialog: ReturnType<typeof within>) =>
  dialog.getByRole('img', { name: 'الصورة كما هي الآن' }).getAttribute('src')

test('each part is chosen by arrow keys, shown at once, saved, and the header follows', async () => {
  const { sent, dialog } = await open(portraitAddress(chosen), {
    'PUT /auth/portrait': body => Response.json({ data: { avatar: portraitAddress(body as never) } }),
  })
  expect(preview(dialog)).toBe(portraitAddress(chosen))
  dialog.getByRole('radio', { name: 'قصير' }).focus()
  await userEvent.keyboard('{ArrowDown}')
  const parted = { ...chosen, head: 'parted' } as const
  expect(preview(dialog)).toBe(portraitAddress(parted))
  await userEvent.click(dialog.getByRole('tab', { name: 'النظارة' }))
  await userEvent.click(dialog.getByRole('radio', { name: 'مستديرة' }))
  await userEvent.click(dialog.getByRole('button', { name: 'استخدام هذه الصورة' }))
  const saved = { ...parted, glasses: 'round' } as const
  await waitFor(() => expect(sessionStore.getState().info?.avatar).toBe(portraitAddress(saved)))
  expect(sent.filter(({ call }) => call === 'PUT /auth/portrait').map(({ body }) => body)).toEqual([saved])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('shuffling shows another portrait and stores nothing by itself', async () => {
  const { sent, dialog } = await open(null)
  const before = preview(dialog)
  await userEvent.click(dialog.getByRole('button', { name: 'تشكيل عشوائي' }))
  await waitFor(() => expect(preview(dialog)).not.toBe(before))
  await userEvent.click(dialog.getByRole('button', { name: 'إلغاء' }))
  expect(sent).toEqual([])
})

test('what is not seen is not asked: a hijab has a colour of its own and no beard', async () => {
  const { dialog } = await open(portraitAddress(chosen))
  expect(dialog.queryByRole('tab', { name: 'لون غطاء الرأس' })).toBeNull()
  expect(dialog.getByRole('tab', { name: 'اللحية' })).toBeVisible()
  await userEvent.click(dialog.getByRole('radio', { name: 'حجاب ملفوف' }))
  expect(dialog.getByRole('tab', { name: 'لون غطاء الرأس' })).toBeVisible()
  expect(dialog.queryByRole('tab', { name: 'اللحية' })).toBeNull()
})

test('an error is shown, and what was chosen stays', async () => {
  const { dialog } = await open(portraitAddress(chosen), {
    'PUT /auth/portrait': () => errorResponse(503, 'الخدمة مشغولة.'),
  })
  await userEvent.click(dialog.getByRole('button', { name: 'استخدام هذه الصورة' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('الخدمة مشغولة.')
  expect(preview(dialog)).toBe(portraitAddress(chosen))
})
