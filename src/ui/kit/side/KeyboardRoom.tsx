import type { ReactNode } from 'react';
import { KeyboardAvoidingView, StyleSheet } from 'react-native';

/**
 * All of the app stands above the keyboard while there is one. An app that reaches from edge to edge is no longer made smaller
 * by Android, whatever its window says; iOS never did.
 */
export const KeyboardRoom = ({ children }: { readonly children: ReactNode }) => (
  <KeyboardAvoidingView behavior="padding" style={styles.room} testID="keyboard-room">
    {children}
  </KeyboardAvoidingView>
);

const styles = StyleSheet.create({ room: { flex: 1 } });
