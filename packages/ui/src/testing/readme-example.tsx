import '@masar/ui/styles.css'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Button, Heading, intlTags, loadUiMessages, PasswordField, Price, UiProvider } from '@masar/ui'
import { createRoot } from 'react-dom/client'

const locale = document.documentElement.lang === 'en' ? 'en' : 'ar'
i18n.load(locale, await loadUiMessages(locale))
i18n.activate(locale, intlTags[locale])

createRoot(document.getElementById('root')!).render(
  <I18nProvider i18n={i18n}>
    <UiProvider locale={locale}>
      <Heading level={1}>{locale === 'ar' ? 'مقاعد الدورة' : 'Seats of the course'}</Heading>
      <Price amount={14_900} compareAt={19_900} />
      <PasswordField label={locale === 'ar' ? 'كلمة المرور' : 'Password'} autoComplete="current-password" />
      <Button>{locale === 'ar' ? 'أضف إلى السلة' : 'Add to cart'}</Button>
    </UiProvider>
  </I18nProvider>,
)
