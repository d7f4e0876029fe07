import { layers, type Layer, type Portrait, portraitAddress } from '@masar/portraits'
import { VisuallyHidden } from '@masar/ui'
import styles from './portrait.module.css'

interface LayerChoicesProps {
  layer: Layer
  /** What the layer is called. */
  name: string
  /** What its values are called. */
  words: Record<string, string>
  portrait: Portrait
  onChoose: (portrait: Portrait) => void
}

/** The values of one layer, each shown on the portrait as it is now; arrow keys choose, as among all radio buttons. */
export function LayerChoices({ layer, name, words, portrait, onChoose }: LayerChoicesProps) {
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">{name}</legend>
      {layers[layer].map(value => {
        const shown = { ...portrait, [layer]: value }
        return (
          <label key={value} className={styles.choice} title={words[value]}>
            <input
              type="radio"
              name={`portrait-${layer}`}
              value={value}
              checked={portrait[layer] === value}
              onChange={() => onChoose(shown)}
            />
            <img src={portraitAddress(shown)} alt="" width={64} height={64} />
            <VisuallyHidden>{words[value]}</VisuallyHidden>
          </label>
        )
      })}
    </fieldset>
  )
}
