import { createElement } from 'react'
import PhoneInput from 'react-phone-number-input'
import labels from 'react-phone-number-input/locale/ar.json'
import 'react-phone-number-input/style.css'
import { show } from './show.tsx'

void show(tell =>
  createElement(
    'label',
    null,
    'رقم الجوال',
    createElement(PhoneInput, { labels, defaultCountry: 'SA', onChange: tell }),
  ),
)
