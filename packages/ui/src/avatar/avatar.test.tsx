import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/render.tsx'
import { Avatar, initials } from './avatar.tsx'

test.each([
  ['نورة القحطاني', 'ن\u200cق'],
  ['د. سلمى الحربي', 'س\u200cح'],
  ['James Miller', 'J\u200cM'],
  ['madonna', 'M'],
  ['Sara القحطاني', 'S'],
  ['سارة Miller', 'س'],
  ['  ', ''],
])('the initials of «%s»', (name, expected) => expect(initials(name)).toBe(expected))

test('initials replace a picture that fails to load', () => {
  const { container } = renderUi(<Avatar name="James Miller" src="/media/missing.webp" />, 'en')
  fireEvent.error(container.querySelector('img')!)
  expect(container).toHaveTextContent(/J.?M/)
})
