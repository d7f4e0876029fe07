import intlTelInput from 'intl-tel-input/intlTelInputWithUtils'
import { ar } from 'intl-tel-input/locale'
import 'intl-tel-input/styles'

declare global {
  interface Window {
    told: string
  }
}

const root = document.getElementById('root') as HTMLElement
const label = document.createElement('label')
label.htmlFor = 'phone'
label.textContent = 'رقم الجوال'
const input = Object.assign(document.createElement('input'), { id: 'phone', type: 'tel' })
root.append(label, input)
window.told = ''
const field = intlTelInput(input, {
  initialCountry: 'sa',
  uiTranslations: ar,
  allowedNumberTypes: null,
} as never)
const tell = () => {
  window.told = field.getNumber() ?? ''
}
input.addEventListener('input', tell)
input.addEventListener('countrychange', tell)
