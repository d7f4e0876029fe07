import '@masar/ui/styles.css'
import { PhoneInput } from '@masar/ui/phone-input'
import { createElement } from 'react'
import { show } from './show.tsx'

void show(tell =>
  createElement(PhoneInput, {
    label: 'رقم الجوال',
    defaultCountry: 'SA',
    onChange: ({ e164 }) => tell(e164),
  }),
)
