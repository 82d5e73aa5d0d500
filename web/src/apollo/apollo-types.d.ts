import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

declare module '@apollo/client' {
  // Tells Apollo's types how our generated types mark masked fragments.
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {
    signatureStyle: 'modern';
  }

  namespace ApolloClient {
    namespace DeclareDefaultOptions {
      // Data that arrived is shown, also when a part of it failed.
      interface WatchQuery {
        errorPolicy: 'all';
      }
    }
  }
}
