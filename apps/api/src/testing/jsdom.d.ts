/** As much of jsdom as tests read of an XML document; the service itself knows no DOM. */
declare module 'jsdom' {
  interface XmlElement {
    textContent: string
    getAttribute(name: string): string | null
  }
  export interface XmlDocument {
    querySelector(selector: string): XmlElement | null
    getElementsByTagName(name: string): Iterable<XmlElement>
  }
  export class JSDOM {
    constructor(text: string, options: { contentType: string })
    window: { document: XmlDocument }
  }
}
