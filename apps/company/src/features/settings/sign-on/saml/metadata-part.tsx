import { Trans, useLingui } from '@lingui/react/macro'
import { fieldError, useCarried } from '@masar/app-shell'
import { Accordion, AccordionItem, Button, FileUpload, showToast, Text, TextArea } from '@masar/ui'
import { type FormEvent } from 'react'
import { Failure } from '../../../people/parts/failure.tsx'
import styles from '../../settings.module.css'
import { type Metadata, useReadMetadata } from '../api.ts'

const mostBytes = 400_000

/** Fills the form from the provider's metadata, as a file or pasted. Nothing is stored by it. */
export function MetadataPart({ onRead }: { onRead: (metadata: Metadata) => void }) {
  const { t } = useLingui()
  const [text, setText] = useCarried('sign-on-metadata', '')
  const reading = useReadMetadata()
  const taken = (metadata: Metadata) => {
    onRead(metadata)
    setText('')
    showToast({ tone: 'success', text: t`The metadata was read. Check the fields, then save them.` })
  }
  const read = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '' && !reading.isPending) reading.mutate(text, { onSuccess: taken })
  }
  return (
    <Accordion>
      <AccordionItem title={<Trans>Fill in the fields from your provider’s metadata</Trans>}>
        <form noValidate onSubmit={read} className={styles.form}>
          <FileUpload
            label={t`Metadata file`}
            hint={t`XML, as your provider offers it for download.`}
            accept=".xml,application/xml,text/xml,application/samlmetadata+xml"
            mostBytes={mostBytes}
            mostFiles={1}
            onSend={async file => taken(await reading.mutateAsync(await file.text()))}
          />
          <TextArea
            label={t`Or paste the metadata`}
            rows={4}
            dir="ltr"
            spellCheck={false}
            maxLength={mostBytes}
            value={text}
            onChange={setText}
            error={fieldError(reading.error, 'metadata')}
          />
          <Failure error={reading.error} />
          <div>
            <Button
              type="submit"
              variant="secondary"
              isPending={reading.isPending}
              isDisabled={text.trim() === ''}
            >
              <Trans>Read the metadata</Trans>
            </Button>
          </div>
          {reading.data?.wants_signed_requests === true && (
            <Text size="sm">
              <Trans>
                Your provider asks for signed requests, which Masar does not send. Switch that off for this
                application.
              </Trans>
            </Text>
          )}
        </form>
      </AccordionItem>
    </Accordion>
  )
}
