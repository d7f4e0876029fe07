import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { focusFirstError } from './focus-first-error.ts'

afterEach(() => document.body.replaceChildren())

const focusIn = (html: string) => {
  document.body.innerHTML = `<form><input aria-label="fine">${html}</form>`
  focusFirstError(document.querySelector('form'))
}

test.each([
  ['a field', '<input aria-label="wanted" aria-invalid="true"><input aria-invalid="true">'],
  [
    'a group of choices',
    '<fieldset role="radiogroup" aria-invalid="true"><input type="radio" aria-label="wanted"></fieldset>',
  ],
  [
    'a list, at its choices',
    '<section data-error=""><input><input type="checkbox" aria-label="wanted"></section>',
  ],
  ['a list without choices', '<section data-error=""><input aria-label="wanted"></section>'],
])('the focus comes to %s with an error', async (_, html) => {
  focusIn(html)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('wanted')))
})

test('an error that is rendered some frames later has it too', async () => {
  focusIn('<input aria-label="late">')
  await new Promise(resolve => setTimeout(resolve, 100))
  screen.getByLabelText('late').setAttribute('aria-invalid', 'true')
  await waitFor(() => expect(screen.getByLabelText('late')).toHaveFocus())
})
