import { setupI18n } from '@lingui/core'
import { I18nProvider, useLingui } from '@lingui/react'
import { UiProvider } from '@masar/ui'
import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { partMessages } from './part-messages.tsx'

const Sentence = ({ id }: { id: string }) => <p>{useLingui().i18n._(id)}</p>

const around = setupI18n({ locale: 'en', messages: { en: { hello: 'Hello' } } })

test('a part has the sentences around it and its own, and nothing around it changes', async () => {
  const changed = vi.fn()
  around.on('change', changed)
  const fetched = vi.fn(async () => ({ messages: { door: 'A door' } }))
  const Part = partMessages({ ar: fetched, en: fetched })
  await Part.load('en')
  await act(async () =>
    render(
      <I18nProvider i18n={around}>
        <UiProvider locale="en">
          <Sentence id="door" />
          <Suspense>
            <Part>
              <Sentence id="hello" />
              <Sentence id="door" />
            </Part>
          </Suspense>
        </UiProvider>
      </I18nProvider>,
    ),
  )
  expect(screen.getAllByText('door'), 'outside it is not known').toHaveLength(1)
  expect(screen.getAllByText('Hello')).toHaveLength(1)
  expect(screen.getAllByText('A door')).toHaveLength(1)
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(changed).not.toHaveBeenCalled()
})

test('what the app fetches later is known in a part, too', async () => {
  const app = setupI18n({ locale: 'en', messages: { en: { hello: 'Hello' } } })
  const Part = partMessages({ ar: async () => ({ messages: {} }), en: async () => ({ messages: {} }) })
  await Part.load('en')
  const page = (ids: string[]) => (
    <I18nProvider i18n={app}>
      <UiProvider locale="en">
        <Suspense>
          <Part>
            {ids.map(id => (
              <Sentence key={id} id={id} />
            ))}
          </Part>
        </Suspense>
      </UiProvider>
    </I18nProvider>
  )
  const { rerender } = await act(async () => render(page(['hello'])))
  app.load('en', { late: 'Late' })
  rerender(page(['hello', 'late']))
  expect(screen.getAllByText('Late')).toHaveLength(1)
})

test('a fetch that failed is made again', async () => {
  const fetched = vi.fn(async () => ({ messages: { door: 'A door' } }))
  fetched.mockRejectedValueOnce(new Error('offline'))
  const Part = partMessages({ ar: fetched, en: fetched })
  await expect(Part.load('ar')).rejects.toThrow('offline')
  expect(await Part.load('ar')).toEqual({ door: 'A door' })
})
