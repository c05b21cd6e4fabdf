// Makes a value when it is needed first, and keeps it.

/** Calls `make` once for each key, or once in all if it takes none, unless it throws. A value that needs itself is undefined. */
export function once<T, K = void>(make: (key: K) => T): (key: K) => T {
  // Few of the functions that are made for each module are called.
  let values: Map<K, T | undefined> | undefined
  return (key) => {
    values ??= new Map()
    if (!values.has(key)) {
      values.set(key, undefined)
      try {
        values.set(key, make(key))
      } catch (error) {
        values.delete(key)
        throw error
      }
    }
    return values.get(key) as T
  }
}
