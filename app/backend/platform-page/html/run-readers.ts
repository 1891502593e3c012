import { BackendError } from '~/backend/http/backend-error'
import { OpenElements } from './open-elements'

export type HtmlReader = { element: (element: Element) => void; text?: (text: string) => void }

/** Gives each tag and text of the shop's HTML to readers. @throws BackendError shape for HTML that cannot be parsed */
export async function runReaders(html: string, readers: HtmlReader[]): Promise<void> {
  const open = new OpenElements()
  const rewriter = new HTMLRewriter().on('*', {
    element: (element) => {
      open.begin(element)
      for (const reader of readers) reader.element(element)
    },
    text: ({ text }) => {
      for (const reader of readers) reader.text?.(text)
    },
  })
  try {
    await rewriter.transform(new Response(html)).arrayBuffer()
  } catch (error) {
    throw new BackendError('shape', 'PLATFORM_PAGE', `HTML of the shop cannot be parsed: ${error}`)
  }
  open.finish()
}
