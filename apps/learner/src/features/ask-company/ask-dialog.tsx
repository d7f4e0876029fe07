import { Trans, useLingui } from '@lingui/react/macro'
import { fieldError } from '@masar/app-shell'
import { Banner, Button, Isolate, NativeSelect, showToast, Text, TextArea } from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import { type FormEvent, useId, useState } from 'react'
import { type OwnRequests, useAsk } from './api.ts'
import styles from './ask-company.module.css'

interface AskDialogProps {
  course: { id: number; title: string }
  /** One or more. */
  companies: OwnRequests['companies']
  onClose: () => void
}

/** Asks a company for a course: which one, where there are several, and why. */
// long: one form in a dialog, its parts one below the other
export function AskDialog({ course, companies, onClose }: AskDialogProps) {
  const { t } = useLingui()
  const id = useId()
  const asking = useAsk(course.id)
  const [company, setCompany] = useState(String(companies[0]?.id ?? ''))
  const [reason, setReason] = useState('')
  const ask = (event: FormEvent) => {
    event.preventDefault()
    asking.mutate(
      { company_id: Number(company), reason },
      {
        onSuccess: () => {
          showToast({ tone: 'success', text: t`Your request was sent` })
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      title={<Trans>Ask your company for this course</Trans>}
      isOpen
      onOpenChange={isOpen => !isOpen && !asking.isPending && onClose()}
      actions={close => (
        <>
          <Button variant="secondary" isDisabled={asking.isPending} onPress={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={id} isPending={asking.isPending}>
            <Trans>Send the request</Trans>
          </Button>
        </>
      )}
    >
      <form id={id} noValidate onSubmit={ask} className={styles.form}>
        <Text>
          <Trans>
            “<Isolate>{course.title}</Isolate>” is yours as soon as your company approves. You are notified of
            its answer.
          </Trans>
        </Text>
        {companies.length > 1 && (
          <NativeSelect
            label={t`Company`}
            isOptional={false}
            value={company}
            onChange={setCompany}
            options={companies.map(({ id: value, name }) => ({ value: String(value), label: name }))}
          />
        )}
        <BudgetText budget={companies.find(({ id: each }) => String(each) === company)?.budget ?? null} />
        <TextArea
          label={t`What do you need it for?`}
          rows={3}
          maxLength={500}
          isOptional
          value={reason}
          error={fieldError(asking.error, 'reason')}
          onChange={setReason}
        />
        <div role="alert">
          {asking.error && (
            <Banner tone="danger">
              {asking.error.kind === 'answer' ? (
                asking.error.message
              ) : (
                <Trans>Not sent: there is no connection. Try again.</Trans>
              )}
            </Banner>
          )}
        </div>
      </form>
    </Dialog>
  )
}

/** What the budget of the person's department has to say to it. */
function BudgetText({ budget }: { budget: OwnRequests['companies'][number]['budget'] }) {
  if (budget === null) return null
  return (
    <Text size="sm" soft>
      {budget === 'enough' ? (
        <Trans>Your department’s budget covers its price. It is reserved until your company answers.</Trans>
      ) : (
        <Trans>
          Your department’s budget does not cover its price now. You can still ask; your company may add
          credit.
        </Trans>
      )}
    </Text>
  )
}
