import { Badge } from '../badge/badge.tsx'
import { Ltr } from '../isolate/isolate.tsx'
import { Table } from '../table/table.tsx'
import { Text } from '../text/text.tsx'
import styles from './gallery.module.css'
import documented from './generated/props.json' with { type: 'json' }
import { useText } from './use-text.ts'

interface Prop {
  name: string
  type: string
  isRequired: boolean
  default?: string
  text?: string
}

interface Documented {
  text: string
  native?: string
  props: readonly Prop[]
}

/** Read from the components' types when the gallery was last generated; never written by hand. */
const components: Readonly<Record<string, Documented>> = documented

/** The properties of some components, with their types as written in the source. */
export function PropsTables({ names }: { names: readonly string[] }) {
  const text = useText()
  return names.map(name => {
    const component = components[name]
    if (!component) throw new Error(`props.json knows no ${name}; run the generator.`)
    return (
      <div key={name} className={styles.props}>
        <Text as="div">
          <strong>
            <Ltr>{`<${name}>`}</Ltr>
          </strong>
        </Text>
        {component.text && (
          <p dir="ltr" lang="en" className={styles.doc}>
            {component.text}
          </p>
        )}
        {component.native && (
          <Text size="sm" soft>
            {text(['ومعها خصائص العنصر', 'And the attributes of'])}{' '}
            <code dir="ltr">{`<${component.native}>`}</code>
          </Text>
        )}
        {component.props.length > 0 && (
          <Table
            caption={name}
            rows={component.props}
            rowKey={prop => prop.name}
            columns={[
              {
                id: 'name',
                header: text(['الخاصية', 'Property']),
                isRowHeader: true,
                cell: prop => (
                  <>
                    <code dir="ltr">{prop.name}</code>
                    {prop.isRequired && (
                      <>
                        {' '}
                        <Badge tone="accent">{text(['لازمة', 'required'])}</Badge>
                      </>
                    )}
                  </>
                ),
              },
              {
                id: 'type',
                header: text(['النوع', 'Type']),
                cell: prop => (
                  <code dir="ltr" className={styles.type}>
                    {prop.type}
                  </code>
                ),
              },
              {
                id: 'default',
                header: text(['القيمة المبدئية', 'Default']),
                cell: prop => (prop.default ? <code dir="ltr">{prop.default}</code> : '—'),
              },
              {
                id: 'text',
                header: text(['المعنى', 'Meaning']),
                cell: prop => (
                  <span dir="ltr" lang="en">
                    {prop.text ?? ''}
                  </span>
                ),
              },
            ]}
          />
        )}
      </div>
    )
  })
}
