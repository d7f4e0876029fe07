import { useState } from 'react'
import { AvatarUpload } from '../../avatar-upload/avatar-upload.tsx'
import { Button } from '../../button/button.tsx'
import { CheckboxGroup, RadioGroup } from '../../choice/choice-group.tsx'
import { Checkbox, Switch } from '../../choice/choice.tsx'
import { Combobox } from '../../combobox/combobox.tsx'
import { DateField } from '../../date-field/date-field.tsx'
import { FileUpload } from '../../file-upload/file-upload.tsx'
import { FormErrorSummary } from '../../form-error-summary/form-error-summary.tsx'
import { NumberField } from '../../number-field/number-field.tsx'
import { OtpField } from '../../otp-field/otp-field.tsx'
import { EmailField } from '../../email-field/email-field.tsx'
import { PasswordField } from '../../password-field/password-field.tsx'
import { PhoneInput } from '../../phone-input/phone-input.tsx'
import { RatingField } from '../../rating-field/rating-field.tsx'
import { SearchField } from '../../search-field/search-field.tsx'
import { NativeSelect } from '../../select/native-select.tsx'
import { Select } from '../../select/select.tsx'
import { Slider } from '../../slider/slider.tsx'
import { TextArea, TextField } from '../../text-field/text-field.tsx'
import styles from '../gallery.module.css'
import type { Samples } from '../samples.ts'
import type { Examples } from './example.ts'

const list = (texts: string[]) => texts.map((text, i) => ({ value: `${i}`, label: text, text }))

/** It takes the focus when it appears, so it waits for a press. */
function Summary({ words }: { words: Samples }) {
  const [attempt, setAttempt] = useState(0)
  return (
    <>
      <div>
        <Button variant="secondary" onPress={() => setAttempt(attempt + 1)}>
          {words.send}
        </Button>
      </div>
      <FormErrorSummary
        attempt={attempt}
        errors={attempt > 0 ? [{ fieldId: 'gallery', message: words.emailError }] : []}
      />
    </>
  )
}

/** Takes as long as a real file would on a phone's network; nothing is sent anywhere. */
const pretendToSend = (file: File, report: (part: number) => void, signal: AbortSignal) =>
  new Promise<void>((done, fail) => {
    let part = 0
    const timer = setInterval(() => {
      if (signal.aborted) return clearInterval(timer)
      part += 0.1
      report(part)
      if (part < 1) return
      clearInterval(timer)
      if (file.name.includes('fail')) fail(new Error('refused on purpose'))
      else done()
    }, 300)
  })

/** Every kind of field. */
export const fieldExamples: Examples = {
  'text-field': ({ words }) => (
    <div className={styles.columns}>
      <TextField
        label={words.name}
        hint={words.nameHint}
        defaultValue={words.nameValue}
        autoComplete="name"
      />
      <EmailField label={words.email} error={words.emailError} defaultValue="noura.example.com" />
      <TextArea label={words.bio} isOptional error={words.unbroken} />
      <TextField label={words.name} isOptional disabled defaultValue={words.nameValue} />
    </div>
  ),
  'password-field': ({ words }) => (
    <div className={styles.columns}>
      <PasswordField label={words.password} autoComplete="current-password" defaultValue="Masar@2026" />
      <PasswordField label={words.newPassword} autoComplete="new-password" defaultValue="Masar" />
    </div>
  ),
  'search-field': ({ words }) => <SearchField label={words.search} />,
  'number-field': ({ words }) => <NumberField label={words.score} defaultText="١٢٫٥" />,
  'otp-field': ({ words }) => <OtpField label={words.code} hint={words.codeHint} defaultValue="12" />,
  'phone-input': ({ words }) => <PhoneInput label={words.phone} />,
  choice: ({ words }) => (
    <div className={styles.columns}>
      <RadioGroup label={words.question} options={list(words.options)} defaultValue="1" isBoxed />
      <CheckboxGroup label={words.topics} options={list(words.categories)} defaultValue={['0', '2']} />
      <div>
        <Checkbox defaultChecked>{words.terms}</Checkbox>
        <Checkbox isIndeterminate>{words.topics}</Checkbox>
        <Checkbox disabled>{words.terms}</Checkbox>
        <Checkbox>{words.unbroken}</Checkbox>
        <Switch defaultChecked>{words.notify}</Switch>
        <Switch>{words.notify}</Switch>
      </div>
    </div>
  ),
  select: ({ words }) => (
    <div className={styles.columns}>
      <Select label={words.level} options={list(words.levels)} placeholder={words.choose} />
      <Select label={words.files} options={list([words.unbroken, ...words.courses])} defaultValue="0" />
      <NativeSelect label={words.sort} options={list(words.sorts)} />
    </div>
  ),
  combobox: ({ words }) => <Combobox label={words.city} options={list(words.cities)} />,
  'date-field': ({ words }) => <DateField label={words.birthday} defaultValue="2000-01-31" />,
  slider: ({ words }) => (
    <Slider
      label={words.speed}
      min={0.5}
      max={2}
      step={0.25}
      defaultValue={1}
      format={value => `×${value}`}
    />
  ),
  'rating-field': ({ words }) => <RatingField label={words.yourRating} defaultValue={3} />,
  'avatar-upload': ({ words }) => (
    <AvatarUpload name={words.nameValue} onSave={async (_, report) => report(1)} />
  ),
  'file-upload': ({ words }) => (
    <FileUpload
      label={words.files}
      hint={words.filesHint}
      accept="application/pdf,image/*"
      mostBytes={20_000_000}
      onSend={pretendToSend}
    />
  ),
  'form-error-summary': Summary,
}
