import type { Translate } from '~/i18n/translators'
import { showDialog } from '~/ui/dialog/open-dialogs'
import type { Failed } from './favourite-rules'

export function showFailures(failed: Failed[], t: Translate): void {
  const dialog = document.createElement('dialog')
  dialog.className = 'dialog'
  dialog.setAttribute('aria-label', t('favourites.failed'))
  const inner = document.createElement('div')
  inner.className = 'dialog-content'
  const title = document.createElement('h2')
  title.textContent = t('favourites.failed')
  const list = document.createElement('ul')
  for (const { id, title: name, text } of failed) {
    const line = document.createElement('li')
    line.textContent = [name || id, text].filter(Boolean).join(': ')
    list.appendChild(line)
  }
  const close = document.createElement('button')
  close.type = 'button'
  close.className = 'button'
  close.textContent = t('ui.close')
  close.addEventListener('click', () => dialog.close())
  for (const part of [title, list, close]) inner.appendChild(part)
  dialog.appendChild(inner)
  showDialog(dialog)
}
