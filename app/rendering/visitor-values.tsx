import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { CartItem } from '~/backend/cart/cart-model'
import { useServerMarkup } from './server-only'

/** The header's cart, formatted as the shop writes numbers. */
export type CartBadge = { count: string; total: string; items?: CartItem[] | undefined }

/** Per-visitor values of a page; placeholders in cached HTML, replaced in each response (decision 004). */
export type PageVars = {
  /** Idempotency key of this page's forms: 128 random bits. */
  formKey: string
  cart: CartBadge | null
  store: string | null
}

type PageVarsWithSetters = PageVars & {
  /** Sets a new key after a request was answered, for changes that script sends without a form's own key. */
  renewKey: () => void
  setCart: (cart: CartBadge | null) => void
  setStore: (store: string) => void
}

const PageVarsContext = createContext<PageVarsWithSetters | null>(null)

export function PageVarsProvider(props: { first: PageVars; children: ReactNode }) {
  const [formKey, setFormKey] = useState(props.first.formKey)
  const [cart, setCart] = useState(props.first.cart)
  const [store, setStore] = useState(props.first.store)
  // A change that redirected brings its cart with the next page; the document's own is displayed already.
  const lastCart = useRef(props.first.cart)
  useEffect(() => {
    if (lastCart.current === props.first.cart) return
    lastCart.current = props.first.cart
    setCart(props.first.cart)
  }, [props.first.cart])
  const vars = useMemo(
    () => ({
      formKey,
      cart,
      store,
      setCart,
      setStore,
      renewKey: () => setFormKey(crypto.randomUUID()),
    }),
    [formKey, cart, store],
  )
  return <PageVarsContext.Provider value={vars}>{props.children}</PageVarsContext.Provider>
}

export function usePageVars(): PageVarsWithSetters {
  const vars = useContext(PageVarsContext)
  if (!vars) throw new Error('usePageVars needs PageVarsProvider above it; root.tsx renders one.')
  return vars
}

/**
 * The hidden idempotency key of a form. It is rendered once: afterwards it belongs to what is sent
 * (app/rendering/forms/pending-form.ts), and the answer to another form does not change it.
 */
export function FormKey() {
  const { formKey } = usePageVars()
  const isServerMarkup = useServerMarkup()
  const [key] = useState(() => (isServerMarkup ? formKey : crypto.randomUUID()))
  return useMemo(() => <input type="hidden" name="key" value={key} />, [key])
}
