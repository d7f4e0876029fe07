import { Trans, useLingui } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { fieldError, useCarried } from '@masar/app-shell'
import { Banner, Button, Card, Heading, returnFocus, showToast, TextField, useKeptFocus } from '@masar/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { Failure } from '../people/parts/failure.tsx'
import { type CompanySettings, settingsQuery, useChangeSettings } from './api.ts'
import {
  changeOf,
  detailsOf,
  draftOf,
  firstInvalidField,
  firstTypedField,
  mergeDetails,
  type TypedDetails,
} from './details-draft.ts'
import styles from './settings.module.css'

/** What the company says of itself, in both languages. What is typed stays until it is saved, whatever else happens. */
// long: one form, its parts one below the other
export function DetailsForm({ settings }: { settings: CompanySettings }) {
  const { t } = useLingui()
  const id = useId()
  const client = useQueryClient()
  const saving = useChangeSettings()
  // With what the fields were filled from: what differs from it was typed here.
  const [{ base, typed }, setDraft, settle] = useCarried('company-details', draftOf(settings))
  const [isMissing, setMissing] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useKeptFocus(heading)
  const change = changeOf(base, typed)
  // Where something else was changed of the company, these details are as they were.
  const version = changeOf(base, detailsOf(settings)) === null ? settings.version : base.version
  const isConflict = saving.error?.code === 'conflict'
  const field = (name: keyof TypedDetails) => ({
    id: id + name,
    value: typed[name],
    onChange: (value: string) => setDraft({ base, typed: { ...typed, [name]: value } }),
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    const lacksName = typed.name_ar.trim() === '' && typed.name_en.trim() === ''
    setMissing(lacksName)
    if (lacksName) return document.getElementById(`${id}name_ar`)?.focus()
    if (saving.isPending || change === null) return
    saving.mutate(
      { ...change, version },
      {
        onSuccess: saved => {
          // Typing goes on while it is saved.
          setDraft(since => ({ base: saved, typed: mergeDetails(typed, saved, since.typed) }))
          settle(draftOf(saved))
          returnFocus(id + firstTypedField(base, typed))
          showToast({ tone: 'success', text: t`The details were saved` })
        },
        onError: error => document.getElementById(id + firstInvalidField(error))?.focus(),
      },
    )
  }
  /** Others' changes come into the fields that were not touched here; one's own stay and can be saved. */
  const others = useMutation<CompanySettings, ApiError>({
    mutationFn: async () => (await client.fetchQuery({ ...settingsQuery(), staleTime: 0 })).data,
    onSuccess: now => {
      setDraft(mine => ({ base: now, typed: mergeDetails(detailsOf(mine.base), now, mine.typed) }))
      saving.reset()
    },
  })
  const nameError = isMissing
    ? t`Write the name in one language at least.`
    : fieldError(saving.error, 'names')
  return (
    <Card as="section" className={styles.part} aria-labelledby="details">
      <Heading level={2} size="md" id="details" ref={heading}>
        <Trans>Details</Trans>
      </Heading>
      <form noValidate onSubmit={save} className={styles.form}>
        <div className={styles.pair}>
          <TextField
            {...field('name_ar')}
            label={t`Legal name in Arabic`}
            lang="ar"
            maxLength={200}
            autoComplete="off"
            error={nameError ?? fieldError(saving.error, 'names.ar')}
          />
          <TextField
            {...field('name_en')}
            label={t`Legal name in English`}
            lang="en"
            maxLength={200}
            autoComplete="off"
            error={fieldError(saving.error, 'names.en')}
          />
          <TextField
            {...field('address_ar')}
            label={t`Address in Arabic`}
            lang="ar"
            maxLength={300}
            autoComplete="off"
            error={fieldError(saving.error, 'addresses') ?? fieldError(saving.error, 'addresses.ar')}
          />
          <TextField
            {...field('address_en')}
            label={t`Address in English`}
            lang="en"
            maxLength={300}
            autoComplete="off"
            error={fieldError(saving.error, 'addresses.en')}
          />
          <TextField
            {...field('registration_number')}
            label={t`Commercial registration number`}
            hint={t`Ten digits for a Saudi company.`}
            inputMode="numeric"
            dir="ltr"
            maxLength={30}
            autoComplete="off"
            error={fieldError(saving.error, 'registration_number')}
          />
          <TextField
            {...field('vat_number')}
            label={t`VAT number`}
            hint={t`Fifteen digits. New invoices bear it; those that were issued stay as they are.`}
            isOptional
            inputMode="numeric"
            dir="ltr"
            maxLength={30}
            autoComplete="off"
            error={fieldError(saving.error, 'vat_number')}
          />
        </div>
        {isConflict ? (
          <div role="alert">
            <Banner
              tone="warning"
              action={
                <Button
                  size="sm"
                  variant="secondary"
                  isPending={others.isPending}
                  onPress={() => others.mutate()}
                >
                  <Trans>Show their changes beside mine</Trans>
                </Button>
              }
            >
              <Trans>
                Someone else changed these details in the meantime, so nothing was saved. What you typed stays
                in its fields; the others will show their changes.
              </Trans>
            </Banner>
            <Failure error={others.error} />
          </div>
        ) : (
          <Failure error={saving.error} />
        )}
        <div className={styles.acts}>
          <Button
            type="submit"
            isPending={saving.isPending}
            isDisabled={change === null && !saving.isPending}
          >
            <Trans>Save the details</Trans>
          </Button>
          {change !== null && (
            <Button
              variant="quiet"
              isDisabled={saving.isPending}
              onPress={() => {
                setDraft(draftOf(base))
                saving.reset()
              }}
            >
              <Trans>Discard my changes</Trans>
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}
