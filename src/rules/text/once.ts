// Makes a value when it is needed first, and keeps it.

/**
 * Calls `make` once for each argument, or once in all if it takes none, unless it throws. A value that needs itself is
 * undefined. `keyOf`: arguments with the same key are one.
 */
export function once<T, A = void>(
  make: (argument: A) => T,
  keyOf: (argument: A) => unknown = (argument) => argument
): (argument: A) => T {
  // Few of the functions that are made for each module are called.
  let values: Map<unknown, T | undefined> | undefined
  return (argument) => {
    values ??= new Map()
    const key = keyOf(argument)
    if (!values.has(key)) {
      values.set(key, undefined)
      try {
        values.set(key, make(argument))
      } catch (error) {
        values.delete(key)
        throw error
      }
    }
    return values.get(key) as T
  }
}
