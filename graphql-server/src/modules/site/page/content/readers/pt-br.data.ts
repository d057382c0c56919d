import type { ReaderContent } from "../../site-text.ts";

/** What seekers read about the site, in Brazilian Portuguese. */
export const ptBr: ReaderContent = {
  about: {
    title: "Sobre o Kotoba Works",
    lead: "Nível de japonês, permissão de trabalho e vagas com todos os itens exigidos por lei: um site de vagas que reúne os três em um só lugar.",
    sections: [
      {
        id: "why",
        heading: "Por que criamos o site",
        paragraphs: [
          "Mais de 2,5 milhões de estrangeiros trabalham no Japão. Mesmo assim, muitas vezes só depois de se candidatar é que a pessoa descobre quanto japonês é preciso, se pode trabalhar com o seu status de residência e se as condições são verdadeiras.",
          "O Kotoba Works permite conferir os três pontos antes da candidatura.",
        ],
      },
      {
        id: "three",
        heading: "Três pontos fortes",
        items: [
          "Medir o japonês: um teste cuja dificuldade se adapta a você mostra o seu nível, com probabilidade e margem de erro. O que você declara, os certificados e o resultado medido ficam separados.",
          "Conferir se você pode trabalhar: ao registrar o status de residência (在留資格) e a permissão para atividades fora do status (資格外活動許可), cada vaga mostra se há possibilidade de trabalhar, o motivo e a data da regra. Não perguntamos a nacionalidade.",
          "Todas as vagas cumprem o que a lei exige: sem os itens obrigatórios, reunidos em 18 grupos, a vaga não pode ser publicada. Analisamos cada uma antes da publicação.",
        ],
      },
      {
        id: "language",
        heading: "Em oito idiomas",
        paragraphs: [
          "Todas as telas para quem procura trabalho podem ser lidas em japonês, japonês fácil (やさしい日本語), inglês, vietnamita, chinês, nepalês, indonésio e português. Você pode mudar de idioma quando quiser, no alto da página.",
        ],
      },
      {
        id: "free",
        heading: "Sempre grátis para quem procura trabalho",
        paragraphs: [
          "Buscar vagas, candidatar-se e trocar mensagens com as empresas não custa nada. Também não damos prêmio em dinheiro pela contratação: queremos que você escolha pelo trabalho, e não pelo dinheiro. Só são pagos os testes, os certificados e os vídeos de japonês.",
        ],
      },
      {
        id: "order",
        heading: "Não vendemos posições na lista",
        paragraphs: [
          "A ordem das vagas depende só do cálculo publicado e das condições que você definiu. Ninguém pode pagar para aparecer antes.",
        ],
      },
      {
        id: "flow",
        heading: "Como usar",
        items: [
          "[Buscar vagas](/japanesejob): dá para buscar e ver sem cadastro.",
          "[Cadastro](/register): basta um e-mail para começar.",
          "Preencher o perfil: com a permissão de trabalho, a formação, a experiência profissional e as preferências, a candidatura fica mais rápida.",
          "Candidatar-se: confira o conteúdo e envie. Você acompanha a situação quando quiser.",
          "Conversar com a empresa: marque a entrevista por mensagem e receba o resultado.",
        ],
      },
    ],
  },
  faq: [
    {
      id: "start",
      title: "Cadastro e login",
      questions: [
        {
          id: "free",
          question: "É grátis mesmo?",
          answer: [
            "Sim. Buscar vagas, candidatar-se e trocar mensagens com as empresas é sempre grátis. Só são pagos os testes, os certificados e os vídeos de japonês; não comprar nada não muda em nada a candidatura ou a seleção. Veja os preços em [Informações legais (特商法)](/law).",
          ],
        },
        {
          id: "no-mail",
          question: "O e-mail de cadastro não chegou.",
          answer: [
            "Veja a pasta de spam e confira se o endereço está certo. Com endereços de operadoras de celular, pode ser preciso mudar a configuração para receber o e-mail.",
            "O link do e-mail vale por 24 horas e só pode ser usado uma vez. Se o prazo acabou, faça o [cadastro](/register) de novo.",
          ],
        },
        {
          id: "password",
          question: "Esqueci a senha.",
          answer: [
            "Em [redefinir a senha](/password/send_reset_email), você recebe um link no endereço cadastrado. O link vale por 1 hora. Se você é de uma empresa, use [esta página](/company/password).",
          ],
        },
        {
          id: "nationality",
          question: "Preciso informar a nacionalidade ou o cartão de residência (在留カード)?",
          answer: [
            "Não perguntamos a nacionalidade nem guardamos imagens do cartão de residência. Você só registra a permissão de trabalho: status de residência (在留資格), validade e permissão para atividades fora do status (資格外活動許可).",
          ],
        },
      ],
    },
    {
      id: "jobs",
      title: "Vagas e candidaturas",
      questions: [
        {
          id: "level",
          question: "O que quer dizer “japonês N3” em uma vaga?",
          answer: [
            "É uma referência do nível de japonês necessário para o trabalho. Você pode se candidatar mesmo sem o certificado do JLPT (日本語能力試験). Na entrevista, pergunte em que situações o japonês é usado.",
          ],
        },
        {
          id: "permission-badge",
          question: "A indicação de que posso trabalhar é segura?",
          answer: [
            "É uma indicação automática, feita a partir do status de residência que você registrou e das regras publicadas. Ela serve de referência e não garante que você possa trabalhar. Faça a verificação final com a empresa ou no balcão da Agência de Serviços de Imigração (出入国在留管理庁).",
          ],
        },
        {
          id: "who-sees",
          question: "Quem vê meu perfil?",
          answer: [
            "Só as empresas para as quais você se candidatou. As outras não podem pesquisar membros. Veja mais na [política de privacidade](/privacypolicy#third-party).",
          ],
        },
        {
          id: "no-answer",
          question: "Enviei a candidatura e não recebi resposta.",
          answer: [
            "Pedimos às empresas que respondam em até 14 dias. Passado esse prazo, mande uma mensagem à empresa ou avise-nos pela página de [contato](/contact?category=APPLICATION).",
          ],
        },
        {
          id: "withdraw",
          question: "Quero desistir de uma candidatura.",
          answer: ["Escolha “Desistir” em [minhas candidaturas](/user/entry/now_entry_list). A empresa será avisada."],
        },
        {
          id: "wrong-posting",
          question: "O anúncio da vaga era diferente da realidade.",
          answer: [
            "Use “Relatar um problema” na página da vaga ou avise-nos pela página de [contato](/contact?category=POSTING). Verificamos com a empresa e corrigimos ou retiramos o anúncio.",
          ],
        },
      ],
    },
    {
      id: "exam",
      title: "Teste e estudo de japonês",
      questions: [
        {
          id: "official",
          question: "O resultado do teste substitui o JLPT?",
          answer: [
            "Não. É uma estimativa deste site, como “aprox. N3”, e não um resultado oficial do JLPT (日本語能力試験). Se precisar de um comprovante para o pedido de status de residência (在留資格) etc., faça a prova oficial.",
          ],
        },
        {
          id: "interrupted",
          question: "Fechei a página durante o teste.",
          answer: ["Se ainda houver tempo, você pode continuar na mesma questão. O relógio não para."],
        },
        {
          id: "refund",
          question: "Posso pedir reembolso do que comprei?",
          answer: [
            "Em até 8 dias da compra, se você não usou nenhuma vez, devolvemos o valor total. Veja as condições em [Informações legais (特商法)](/law).",
          ],
        },
      ],
    },
    {
      id: "privacy",
      title: "Encerramento da conta e dados pessoais",
      questions: [
        {
          id: "leave",
          question: "Como encerro a conta?",
          answer: [
            "Você pode [encerrar a conta](/user/cancel) a qualquer momento. Em até 30 dias, basta entrar para que ela volte como antes. Depois disso, nome, documentos e outros dados são apagados.",
          ],
        },
        {
          id: "disclosure",
          question: "Quero ver ou apagar meus dados.",
          answer: [
            "Na página de [contato](/contact?category=PERSONAL_DATA), escolha “Pedido sobre dados pessoais”. Em princípio, atendemos em até 2 semanas, de graça.",
          ],
        },
        {
          id: "phishing",
          question: "Recebi um e-mail suspeito.",
          answer: [
            "Nunca pedimos senhas nem imagens do cartão de residência (在留カード) por e-mail ou telefone. Não abra os links e [avise-nos](/contact).",
          ],
        },
      ],
    },
    {
      id: "companies",
      title: "Para empresas",
      questions: [
        {
          id: "price",
          question: "Quanto custa anunciar?",
          answer: [
            "O plano Grátis não custa nada. Veja os preços dos outros planos e o número de vagas na [página para empresas](/about_for_company#plans). Não cobramos taxa de sucesso quando a contratação acontece.",
          ],
        },
        {
          id: "review",
          question: "Quanto tempo leva a análise?",
          answer: [
            "Em princípio, a verificação da empresa leva 2 dias úteis e a análise da vaga, 1 dia útil. Se a vaga for devolvida, informamos o motivo de cada item.",
          ],
        },
        {
          id: "edit-open",
          question: "Posso corrigir uma vaga aberta?",
          answer: [
            "Sim. Se você corrigir itens exigidos por lei, eles passam por nova análise e, enquanto isso, o conteúdo anterior continua no ar.",
          ],
        },
        {
          id: "card-check",
          question: "Vocês conferem o cartão de residência por nós?",
          answer: [
            "Conferir o cartão de residência (在留カード) ao contratar é obrigação da empresa. Use a consulta de validade do número do cartão (在留カード等番号失効情報照会) e o aplicativo de leitura da Agência de Serviços de Imigração (出入国在留管理庁).",
          ],
        },
      ],
    },
  ],
};
