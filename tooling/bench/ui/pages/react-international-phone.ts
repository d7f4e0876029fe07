import { createElement } from 'react'
import { PhoneInput } from 'react-international-phone'
import 'react-international-phone/style.css'
import { show } from './show.tsx'

void show(tell =>
  createElement(
    'label',
    null,
    'رقم الجوال',
    createElement(PhoneInput, { defaultCountry: 'sa', onChange: (phone: string) => tell(phone) }),
  ),
)
