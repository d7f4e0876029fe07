import { useLingui } from '@lingui/react/macro'
import { Button, Menu, showToast } from '@masar/ui'
import { Download } from 'lucide-react'
import { type FileFormat, fileFormats, useExport } from '../exam/api.ts'

interface ExportMenuProps {
  exam: { id: number; title: string }
  isDisabled: boolean
}

/** All questions as a file, in the format that the recipient needs. */
export function ExportMenu({ exam, isDisabled }: ExportMenuProps) {
  const { t } = useLingui()
  const file = useExport(exam.id, exam.title)
  const names: Record<FileFormat, string> = {
    gift: t`GIFT, as text`,
    moodle_xml: t`Moodle XML`,
    qti21: t`QTI 2.1, as a package`,
    qti30: t`QTI 3.0, as a package`,
    xlsx: t`Excel workbook (XLSX)`,
    csv: t`Table as text (CSV)`,
  }
  const save = (format: FileFormat) =>
    file.mutate(format, {
      onSuccess: () => showToast({ tone: 'success', text: t`The file is saved.` }),
      onError: error => showToast({ tone: 'danger', text: error.message }),
    })
  return (
    <Menu
      label={t`Format of the file`}
      trigger={
        <Button
          size="sm"
          variant="secondary"
          iconStart={Download}
          isPending={file.isPending}
          isDisabled={isDisabled}
        >
          {t`Save as a file`}
        </Button>
      }
      items={fileFormats.map(id => ({ id, label: names[id] }))}
      onAction={id => {
        const format = fileFormats.find(known => known === id)
        if (format) save(format)
      }}
    />
  )
}
