import { ArrowRight, Bell, Heart, ShoppingCart } from 'lucide-react'
import { useState } from 'react'
import { CountBadge } from '../badge/badge.tsx'
import { AvatarUpload } from '../avatar-upload/avatar-upload.tsx'
import { Button, IconButton } from '../button/button.tsx'
import { CheckboxGroup, RadioGroup } from '../choice/choice-group.tsx'
import { Checkbox, Switch } from '../choice/choice.tsx'
import { Combobox } from '../combobox/combobox.tsx'
import { DateField } from '../date-field/date-field.tsx'
import { FormErrorSummary } from '../form-error-summary/form-error-summary.tsx'
import { LinkButton } from '../link/link.tsx'
import { NumberField } from '../number-field/number-field.tsx'
import { OtpField } from '../otp-field/otp-field.tsx'
import { PasswordField } from '../password-field/password-field.tsx'
import { PhoneInput } from '../phone-input/phone-input.tsx'
import { RatingField } from '../rating-field/rating-field.tsx'
import { SearchField } from '../search-field/search-field.tsx'
import { NativeSelect } from '../select/native-select.tsx'
import { Select } from '../select/select.tsx'
import { Slider } from '../slider/slider.tsx'
import { Heading } from '../text/text.tsx'
import { TextArea, TextField } from '../text-field/text-field.tsx'
import styles from './gallery.module.css'
import type { Samples } from './samples.ts'

function Buttons({ words }: { words: Samples }) {
  return (
    <div className={styles.row}>
      <Button iconStart={ShoppingCart}>{words.addToCart}</Button>
      <Button variant="secondary">{words.preview}</Button>
      <Button variant="quiet">{words.later}</Button>
      <Button variant="danger">{words.deleteAccount}</Button>
      <Button isPending>{words.addToCart}</Button>
      <Button isDisabled>{words.addToCart}</Button>
      <Button size="sm" variant="secondary">{words.preview}</Button>
      <LinkButton href="#gallery" size="lg">{words.browse}</LinkButton>
      <Button iconEnd={ArrowRight} variant="secondary">{words.next}</Button>
      <IconButton icon={Heart} label={words.browse} />
      <IconButton icon={Bell} label={words.bell}><CountBadge count={3} /></IconButton>
    </div>
  )
}

/** It takes the focus when it appears, so it waits for a press. */
function Summary({ words }: { words: Samples }) {
  const [attempt, setAttempt] = useState(0)
  return (
    <>
      <div><Button variant="secondary" onPress={() => setAttempt(attempt + 1)}>{words.send}</Button></div>
      <FormErrorSummary attempt={attempt} faults={attempt > 0 ? [{ fieldId: 'gallery-email', message: words.emailError }] : []} />
    </>
  )
}

/** Buttons and every kind of field. */
export function Controls({ words }: { words: Samples }) {
  const list = (texts: string[]) => texts.map((text, i) => ({ value: `${i}`, label: text, text }))
  return (
    <section className={styles.section}>
      <Heading level={2}>{words.controls}</Heading>
      <Buttons words={words} />
      <SearchField label={words.search} />
      <div className={styles.columns}>
        <TextField label={words.name} hint={words.nameHint} defaultValue={words.nameValue} autoComplete="name" />
        <TextField label={words.email} type="email" error={words.emailError} defaultValue="noura.example.com" id="gallery-email" />
        <PasswordField label={words.password} autoComplete="current-password" defaultValue="Masar@2026" />
        <NumberField label={words.score} defaultText="١٢٫٥" />
        <OtpField label={words.code} hint={words.codeHint} defaultValue="12" />
        <PhoneInput label={words.phone} />
        <NativeSelect label={words.sort} options={list(words.sorts)} />
        <Select label={words.level} options={list(words.levels)} placeholder={words.choose} />
        <Combobox label={words.city} options={list(words.cities)} />
        <PasswordField label={words.newPassword} autoComplete="new-password" defaultValue="Masar" />
        <DateField label={words.birthday} defaultValue="2000-01-31" />
        <Slider label={words.speed} min={0.5} max={2} step={0.25} defaultValue={1} format={value => `×${value}`} />
        <RatingField label={words.yourRating} defaultValue={3} />
        <TextArea label={words.bio} isOptional />
        <TextField label={words.name} isOptional disabled defaultValue={words.nameValue} />
      </div>
      <div className={styles.columns}>
        <RadioGroup label={words.question} options={list(words.options)} defaultValue="1" isBoxed />
        <CheckboxGroup label={words.topics} options={list(words.categories)} defaultValue={['0', '2']} />
        <div>
          <Checkbox defaultChecked>{words.terms}</Checkbox>
          <Checkbox isIndeterminate>{words.topics}</Checkbox>
          <Checkbox disabled>{words.terms}</Checkbox>
          <Switch defaultChecked>{words.notify}</Switch>
          <Switch>{words.notify}</Switch>
        </div>
      </div>
      <AvatarUpload name={words.nameValue} onSave={async (_, report) => report(1)} />
      <Summary words={words} />
    </section>
  )
}
